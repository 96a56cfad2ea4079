import type { Preview } from '@storybook/react-vite'
import { configure, within } from 'storybook/test'
import '../src/design-system/fonts.css'
import './preview.css'
import { languages, locales } from '#contract/locales'
import { displayModes, loadOverlays } from '#design-system'
import type { DisplayMode } from '#design-system'
import { ComponentPage } from '../stories/docs/ComponentPage.tsx'
import { createDocsRenderer } from './docs-renderer.ts'
import { DocsFrame } from './DocsFrame.tsx'
import { withLocalizedControls } from './decorators/withLocalizedControls.ts'
import { withTheme } from './decorators/withTheme.tsx'

configure({
  // A screen's code arrives when it is opened: on a busy machine later than the usual second.
  asyncUtilTimeout: 12_000,
  // Without a print of the page: queries that wait make an error for every change of it, and printing took a twentieth of all stories' time.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

const modeNames: Record<DisplayMode, string> = { light: 'Light', 'eye-protection': 'Eye protection', dark: 'Dark' }

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** What moves is put to rest before it is judged: half-shown text has half the contrast, and an unseen page stands still. */
function settle(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}

const preview: Preview = {
  decorators: [withTheme, withLocalizedControls],
  // As after the first movement in the product: what a press opens is here.
  loaders: [loadOverlays],
  // What lies over the page (dialogs, menus) stands at the end of the body: a person sees it all the same.
  beforeEach: (context) => {
    context.canvas = within(document.body) as typeof context.canvas
  },
  afterEach: settle,
  globalTypes: {
    locale: {
      description: 'Language of the texts',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: languages.map((value) => ({ value, title: locales[value].name })),
      },
    },
    displayMode: {
      description: 'Display mode',
      toolbar: {
        icon: 'eye',
        dynamicTitle: true,
        items: displayModes.map((value) => ({ value, title: modeNames[value] })),
      },
    },
  },
  initialGlobals: { locale: 'zh', displayMode: 'light' },
  parameters: {
    layout: 'padded',
    docs: { container: DocsFrame, page: ComponentPage, renderer: createDocsRenderer },
    // Texts stand in the code in two languages, so the controls cannot save one.
    controls: { expanded: true, disableSaveFromUI: true },
    // The theme paints the page; Storybook's own grounds would hide it.
    backgrounds: { disable: true },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      // A component alone is not a page: landmarks and the first heading belong to the screens.
      config: { rules: ['region', 'page-has-heading-one', 'landmark-one-main'].map((id) => ({ id, enabled: false })) },
    },
    viewport: {
      options: {
        phone: viewport('Phone, 360', 360, 740),
        tablet: viewport('Tablet, 768', 768, 1024),
        desktop: viewport('Desktop, 1280', 1280, 900),
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Playground',
          'Design system',
          ['Actions', 'Inputs', 'Play', 'Feedback', 'Progress', 'Navigation', 'Commerce', 'Data'],
          'Patterns',
          'Screens',
          'Guides',
        ],
      },
    },
    chromatic: {
      modes: Object.fromEntries(
        displayModes.flatMap((displayMode) =>
          languages.map((locale) => [`${locale} ${displayMode}`, { locale, displayMode }]),
        ),
      ),
    },
  },
}

export default preview
