/** All stories of a file in one picture, for the comparison with yesterday's. */
import { createElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { ThemeProvider } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import { composeStories } from '@storybook/react-vite'

interface StoriesFile {
  default: object
  [story: string]: object
}

interface StoryContext {
  globals: Record<string, unknown>
}

/** Storybook's own build writes each story's source text into `parameters.docs`, which changes nothing that is seen. */
const hasParameters = ({ parameters = {} }: { parameters?: object }) =>
  Object.keys(parameters).some((name) => name !== 'docs')

/** A story that only plays looks as the first one does; one for another viewport or language is photographed in those. */
const looksOwn = (story: object, isFirst: boolean) =>
  !('globals' in story) && (isFirst || 'render' in story || 'args' in story || hasParameters(story))

/** The `render` of a story that stacks the others of its file, each below its name: `render: allStates({ default: meta, Default, Sizes })`. */
export function allStates(file: StoriesFile): (args: unknown, context: StoryContext) => ReactElement {
  return function AllStates(_, { globals }) {
    const composed = composeStories(file as Parameters<typeof composeStories>[0], { initialGlobals: globals })
    const shown = Object.entries(file).filter(([name]) => name !== 'default')
    const states = shown.filter(([, story], index) => looksOwn(story, index === 0))
    const sections = states.map(([name]) =>
      createElement(
        'section',
        { key: name, style: { position: 'relative', marginBottom: 24 } },
        createElement('p', { style: { margin: '0 0 8px', fontSize: 12, opacity: 0.7 } }, name),
        createElement((composed as Record<string, () => ReactElement>)[name] ?? 'p'),
      ),
    )
    return createElement('div', null, sections)
  }
}

/** Dialogs stand in the page, where they would lie over it and over one another. `container` is the element that holds them. */
export function DialogsInLine({ children, container }: { children: ReactNode; container?: () => HTMLElement | null }) {
  const inLine = (theme: Theme): Theme => ({
    ...theme,
    components: {
      ...theme.components,
      MuiModal: {
        defaultProps: {
          container,
          disablePortal: true,
          hideBackdrop: true,
          disableScrollLock: true,
          disableAutoFocus: true,
          disableEnforceFocus: true,
          disableRestoreFocus: true,
        },
        styleOverrides: { root: { position: 'relative', zIndex: 0 } },
      },
    },
  })
  return createElement(ThemeProvider, { theme: inLine }, children)
}

/** For `decorators`: the dialogs of the stories below each other. */
export function dialogsInLine(Story: () => ReactElement): ReactElement {
  return createElement(DialogsInLine, null, createElement(Story))
}
