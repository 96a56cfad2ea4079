import { createRoot } from './react-root.ts'
import './design-system/fonts.css'
import { App } from './app/App.tsx'
import { BootFailureScreen } from './app/BootFailureScreen.tsx'
import { startI18n } from './app/i18n.ts'
import { reloadOnce } from './app/load.ts'
import { openPage } from './app/screens.ts'
import { registerServiceWorker } from './app/service-worker.ts'
import { findPage } from '#contract/pages'
import { provideAnswerStore } from '#lib/api'
import { waitForBootData } from '#lib/boot-request'
import { expectFirstFrame } from '#lib/first-frame'
import { captureInstallPrompt } from '#lib/install-prompt'
import { offlineAnswers } from '#lib/offline-answers'

/** Milliseconds that a first drawing waits for its data. To draw a page takes a slow phone ten times as long. */
const PATIENCE = 50
/** Milliseconds that it waits for the page's code, which travels with the application's: React shows a page 300 ms after a sign of loading at the earliest. */
const CODE_PATIENCE = 500

const element = document.getElementById('root')
if (!element) throw new Error('The document has no #root')
const root = createRoot(element)

provideAnswerStore(offlineAnswers)
expectFirstFrame()
const started = startI18n()
// The page's code travels together with the application's; its texts stand in the document or travel with it.
const page = openPage(findPage(location.pathname))
started.catch(reloadOnce).then(
  async () => {
    const begin = await Promise.race([page, new Promise<void>((resolve) => setTimeout(resolve, CODE_PATIENCE))])
    await waitForBootData(PATIENCE)
    begin?.()
    root.render(<App />)
  },
  () => root.render(<BootFailureScreen />),
)
registerServiceWorker()
captureInstallPrompt()
