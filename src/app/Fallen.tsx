import { say } from '#contract/messages'
import { AppTheme, ErrorScreen } from '#design-system'

/** The last resort, when not even the texts arrived: it speaks both languages and needs nothing else. */
export function Fallen() {
  return (
    <AppTheme>
      <ErrorScreen
        title={`${say('something_went_wrong', 'zh')} · ${say('something_went_wrong', 'en')}`}
        retryLabel="再试一次 · Try Again"
        onRetry={() => location.reload()}
      >
        {say('network_error', 'zh')} {say('network_error', 'en')}
      </ErrorScreen>
    </AppTheme>
  )
}
