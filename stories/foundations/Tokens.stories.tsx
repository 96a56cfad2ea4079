import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import type { Language } from '#contract/locales'
import { inLocale, storyLanguage } from '#tests/stories'
import { colors } from '../../src/design-system/tokens/color.ts'
import { tokensAsCss } from '../../src/design-system/tokens/export/css.ts'
import { tokensAsJson } from '../../src/design-system/tokens/export/token-tree.ts'
import { Specimens } from './parts/Specimens.tsx'
import { TokenFile } from './parts/TokenFile.tsx'

const purposes = {
  zh: {
    json: 'Design Tokens 格式（2025.10），给 Figma、Tokens Studio、Style Dictionary 等工具导入。',
    css: '三套配色的 CSS 变量。给根元素加上 light、eye-protection 或 dark 类名来切换。',
  },
  en: {
    json: 'The Design Tokens format (2025.10), for Figma, Tokens Studio, Style Dictionary and other tools.',
    css: 'Custom properties of all three display modes. The class light, eye-protection or dark on the root chooses one.',
  },
}

function TokenFiles({ language }: { language: Language }) {
  const words = purposes[language]
  return (
    <Specimens language={language}>
      <TokenFile
        name="wordgrove.tokens.json"
        type="application/design-tokens+json"
        text={tokensAsJson()}
        purpose={words.json}
        language={language}
      />
      <TokenFile
        name="wordgrove-tokens.css"
        type="text/css"
        text={tokensAsCss()}
        purpose={words.css}
        language={language}
      />
    </Specimens>
  )
}

/** Shown on the page of the same name. */
const meta = {
  title: 'Foundations/Tokens',
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (_, context) => <TokenFiles language={storyLanguage(context)} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Both files are made in the page, of the tokens that the product uses. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context
    const files: Blob[] = []
    const names: string[] = []
    spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:tokens'
    })
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    for (const button of canvas.getAllByRole('button', { name: inLocale(context, { zh: /^下载/, en: /^Download/ }) }))
      await userEvent.click(button)
    await expect(names).toEqual(['wordgrove.tokens.json', 'wordgrove-tokens.css'])
    await expect(await files[0]?.text()).toBe(tokensAsJson())
    await expect(await files[1]?.text()).toBe(tokensAsCss())
    const shown = canvas.getByRole('region', { name: 'wordgrove-tokens.css' })
    await expect(shown).toHaveTextContent(`--wordgrove-color-background: ${colors['eye-protection'].background}`)
  },
}
