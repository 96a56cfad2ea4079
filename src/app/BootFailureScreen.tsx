import { messageText } from '#contract/messages'
import { AppTheme, ErrorScreen } from '#design-system'

/** The last resort, when not even the texts arrived: it speaks both languages and needs nothing else. */
export function BootFailureScreen() {
  return (
    <AppTheme>
      <ErrorScreen
        title={`${messageText('something_went_wrong', 'zh')} · ${messageText('something_went_wrong', 'en')}`}
        retryLabel="再试一次 · Try Again"
        onRetry={() => location.reload()}
      >
        {messageText('network_error', 'zh')} {messageText('network_error', 'en')}
      </ErrorScreen>
    </AppTheme>
  )
}
