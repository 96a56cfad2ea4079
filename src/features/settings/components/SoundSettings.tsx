import { ForAccount } from './ForAccount.tsx'
import { SoundCard } from './SoundCard.tsx'
import { VoiceCard } from './VoiceCard.tsx'

/** /settings/sound: how words are said, and what is heard and said in play. */
export function SoundSettings() {
  return (
    <ForAccount>
      {(user) => (
        <>
          <VoiceCard user={user} />
          <SoundCard user={user} />
        </>
      )}
    </ForAccount>
  )
}
