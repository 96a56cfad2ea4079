import { DocsRenderer } from '@storybook/addon-docs'
import type { ReactRenderer } from '@storybook/react-vite'

/**
 * Draws a page of documentation once. Storybook would draw the whole page anew at every choice in the toolbar, which flashes and loses the
 * place; the page's own hooks and stories follow the choice instead.
 */
export async function createDocsRenderer(): Promise<DocsRenderer<ReactRenderer>> {
  const renderer = new DocsRenderer<ReactRenderer>()
  const { render } = renderer
  let firstRender: Promise<void> | undefined
  renderer.render = (...page) => (firstRender ??= render(...page))
  return renderer
}
