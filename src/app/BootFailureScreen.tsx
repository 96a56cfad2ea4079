import { browserMessageText } from '#contract/browser-messages'
import { AppTheme, ErrorScreen } from '#design-system'

/** The last resort, when not even the texts arrived: it speaks both languages and needs nothing else. */
export function BootFailureScreen() {
  return (
    <AppTheme>
      <ErrorScreen
        title={`${browserMessageText('something_went_wrong', 'zh')} · ${browserMessageText('something_went_wrong', 'en')}`}
        retryLabel="再试一次 · Try Again"
        onRetry={() => location.reload()}
      >
        {browserMessageText('network_error', 'zh')} {browserMessageText('network_error', 'en')}
      </ErrorScreen>
    </AppTheme>
  )
}
