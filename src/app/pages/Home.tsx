import { HomeScreen } from '#features/home'
import { useFlushPendingNotes } from '#features/notes'
import { ComebackNotice, NewWordsToday, ReviewButton } from '#features/reviews'
import { AppLink } from '../AppLink.tsx'
import { GuestNotice } from '../layouts/GuestNotice.tsx'

/** /home, open to everyone. */
export function Home() {
  useFlushPendingNotes()
  return (
    <HomeScreen
      notice={<GuestNotice />}
      LinkComponent={AppLink}
      reviewSlot={<ReviewButton LinkComponent={AppLink} />}
      planSlot={
        <>
          <ComebackNotice LinkComponent={AppLink} />
          <NewWordsToday />
        </>
      }
    />
  )
}
