import { useState } from 'react'
import { isUnderRequestAge } from '#rules/birth-year'
import { call } from '#lib/api'
import { useUser } from '#lib/session'

/** Whether a year is that of somebody whom strangers do not write to, today. */
export function useIsUnderRequestAge(): (year: number | null) => boolean {
  const [today] = useState(() => new Date())
  return (year) => isUnderRequestAge(year, today)
}

/** Says or corrects the year of birth; rejects with an ApiError. */
export function useSetBirthYear() {
  const { reload } = useUser()
  return async (body: { year: string }): Promise<number | null> => {
    const { birth_year: saved } = await call('PUT /api/user/birth-year', { body })
    await reload()
    return saved
  }
}
