import { ChatScreen } from '#features/chat'

/** /chat and /chat/{conversation}: messages between contacts. */
export function Chat() {
  return <ChatScreen />
}
