import { useEffect, useState } from 'react'
import { findAccount } from '../api/account.ts'
import type { Account } from '../api/account.ts'

/** Whose session the page was opened in; undefined without one, and until it is known, which is also what the prerendered page shows. */
export function useAccount(): Account | undefined {
  const [account, setAccount] = useState<Account>()
  useEffect(() => {
    let gone = false
    void findAccount().then((found) => {
      if (!gone) setAccount(found)
    })
    return () => {
      gone = true
    }
  }, [])
  return account
}
