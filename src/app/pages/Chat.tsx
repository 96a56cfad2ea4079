import { ChatScreen } from '#features/chat'
import { SaveToNote } from '#features/notes'
import { SharedCard, ShareMenu } from '#features/sharing'
import { CongratulateButton, DuelCard } from '#features/together'
import { TutorPane, TutorRow } from '#features/tutor'
import { SaveMissedWords } from '../SaveMissedWords.tsx'

/** /chat and /chat/{conversation}: messages between contacts, and the tutor. */
export function Chat() {
  const saveSlot = (words: readonly string[]) => <SaveMissedWords words={words} />
  return (
    <ChatScreen
      saveSlot={saveSlot}
      sharing={{
        attachmentOf: ({ attachment, own }, { with: other, state }) => {
          const congratulate = other && state === 'open' && <CongratulateButton id={other.id} name={other.username} />
          return (
            attachment && (
              <SharedCard
                attachment={attachment}
                own={own}
                saveSlot={(entries) => <SaveToNote words={entries} />}
                congratulate={congratulate}
                duelSlot={(id) => <DuelCard id={id} name={other?.username} action={congratulate} />}
              />
            )
          )
        },
        menu: (onShare) => <ShareMenu onShare={onShare} />,
      }}
      tutor={{
        row: (isCurrent) => <TutorRow isCurrent={isCurrent} />,
        pane: (userId) => <TutorPane userId={userId} saveSlot={saveSlot} />,
      }}
    />
  )
}
