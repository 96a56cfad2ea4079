import { HomeScreen } from '#features/home'
import { useFlushPendingNotes } from '#features/notes'
import { ComebackNotice, NewWordsToday, ReviewButton } from '#features/reviews'
import { useFlushPendingTickets } from '#features/tickets'
import { GuestNotice } from '../layouts/GuestNotice.tsx'

/** /home, open to everyone. */
export function Home() {
  useFlushPendingNotes()
  useFlushPendingTickets()
  return (
    <HomeScreen
      notice={<GuestNotice />}
      reviewSlot={<ReviewButton />}
      planSlot={
        <>
          <ComebackNotice />
          <NewWordsToday />
        </>
      }
    />
  )
}
