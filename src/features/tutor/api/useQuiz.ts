import { useCall } from '#lib/swr'

/** The quiz of a message: a practice, which does not change while it is answered here. */
export const useQuiz = (id: string) =>
  useCall('GET /api/practices/{id}', { params: { id } }, { revalidateOnFocus: false })
