import { useEffect, useState } from 'react'
import { findVisitor } from '../api/visitor.ts'
import type { Visitor } from '../api/visitor.ts'

/** Who opened the page; undefined until it is known, which is also what the prerendered page shows. */
export function useVisitor(): Visitor | undefined {
  const [visitor, setVisitor] = useState<Visitor>()
  useEffect(() => {
    let gone = false
    void findVisitor().then((found) => {
      if (!gone) setVisitor(found)
    })
    return () => {
      gone = true
    }
  }, [])
  return visitor
}
