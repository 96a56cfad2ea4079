import { HomeScreen } from '#features/home'
import { useKeptNotes } from '#features/notes'
import { ComebackNotice, NewWordsToday, ReviewButton } from '#features/reviews'
import { AppLink } from '../AppLink.tsx'
import { GuestNotice } from '../layouts/GuestNotice.tsx'

/** /home, open to everyone. */
export function Home() {
  useKeptNotes()
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
