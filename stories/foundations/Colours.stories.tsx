import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { displayModes } from '#design-system'
import { inLocale, storyLanguage } from '#tests/stories'
import { colors } from '../../src/design-system/tokens/color.ts'
import { colorRoles } from './parts/color-roles.ts'
import { ContrastTable } from './parts/ContrastTable.tsx'
import { Palette, StrongColors } from './parts/Palette.tsx'
import { Specimens } from './parts/Specimens.tsx'

/** Shown on the page of the same name. */
const meta = {
  title: 'Foundations/Colours',
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Every colour, what it is for, and its value in the three display modes side by side. */
export const Default: Story = {
  render: (_, context) => (
    <Specimens language={storyLanguage(context)}>
      <Palette language={storyLanguage(context)} />
    </Specimens>
  ),
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getAllByRole('listitem')).toHaveLength(colorRoles.length)
    const copied: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    })
    const { primary } = colors['eye-protection']
    const names = inLocale(context, {
      zh: {
        value: `复制 ${primary} (color.primary, 护眼)`,
        path: '复制 theme.vars.palette.primary.main',
        said: '已复制',
      },
      en: {
        value: `Copy ${primary} (color.primary, Eye protection)`,
        path: 'Copy theme.vars.palette.primary.main',
        said: 'Copied',
      },
    })
    await userEvent.click(canvas.getByRole('button', { name: names.value }))
    await expect(await canvas.findByText(`${names.said} ${primary}`)).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(`${names.said} ${primary}`)
    await userEvent.click(canvas.getByRole('button', { name: names.path }))
    await expect(copied).toEqual([primary, 'theme.vars.palette.primary.main'])
    Reflect.deleteProperty(navigator, 'clipboard')
  },
}

/** What is written on what, with its contrast. */
export const Contrast: Story = {
  render: (_, context) => (
    <Specimens language={storyLanguage(context)}>
      {displayModes.map((mode) => (
        <ContrastTable key={mode} mode={mode} language={storyLanguage(context)} />
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const tables = canvas.getAllByRole('table')
    await expect(tables).toHaveLength(displayModes.length)
    // The figure of WCAG for black on white paper is the most there is; ours are below it and above what is asked.
    for (const cell of canvas.getAllByRole('cell')) {
      await expect(Number(cell.textContent)).toBeGreaterThanOrEqual(3)
      await expect(Number(cell.textContent)).toBeLessThan(21)
    }
  },
}

/** Text on strong colours. */
export const OnStrongColours: Story = {
  render: (_, context) => (
    <Specimens language={storyLanguage(context)}>
      {displayModes.map((mode) => (
        <StrongColors key={mode} mode={mode} language={storyLanguage(context)} />
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const groups = canvas.getAllByRole('group')
    await expect(groups).toHaveLength(displayModes.length)
    const [button] = canvas.getAllByText(/^primary /)
    await expect(button).toHaveStyle({ color: colors.light.contrastText })
  },
}
