export { ChatScreen } from './components/ChatScreen.tsx'
export { useFlushPendingMessages } from './api/message-sender.ts'
export { useUnread } from './api/useConversations.ts'
