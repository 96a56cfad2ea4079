import { HomeScreen } from '#features/home'
import { useFlushPendingNotes } from '#features/notes'
import { ComebackNotice, NewWordsToday, ReviewButton } from '#features/reviews'
import { useFlushPendingTickets } from '#features/tickets'
import { GuestNotice } from '../layouts/GuestNotice.tsx'
import { InstallOffer } from '../InstallOffer.tsx'

/** /home, open to everyone. */
export function Home() {
  useFlushPendingNotes()
  useFlushPendingTickets()
  return (
    <HomeScreen
      notice={<GuestNotice />}
      reviewSlot={<ReviewButton />}
      installSlot={<InstallOffer />}
      planSlot={
        <>
          <ComebackNotice />
          <NewWordsToday />
        </>
      }
    />
  )
}
