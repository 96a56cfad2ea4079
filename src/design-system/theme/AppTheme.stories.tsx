import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inLocale } from '#tests/stories'
import type { Language } from '#tests/stories'
import { StoryLink } from '#tests/story-link'
import { Button } from '../components/Button/Button.tsx'
import { Card } from '../components/Card/Card.tsx'
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx'
import { SwitchField } from '../components/SwitchField/SwitchField.tsx'
import { colors } from '../tokens/color.ts'
import { AppTheme } from './AppTheme.tsx'
import { appearances } from './display-mode-storage.ts'
import type { Appearance } from './display-mode-storage.ts'
import { useDisplayMode } from './display-mode.ts'

interface Texts {
  eyeProtection: string
  appearance: string
  names: Record<Appearance, string>
}

const texts: Record<Language, Texts> = {
  zh: { eyeProtection: '护眼模式', appearance: '外观', names: { auto: '自动', light: '浅色', dark: '深色' } },
  en: {
    eyeProtection: 'Eye protection',
    appearance: 'Appearance',
    names: { auto: 'Auto', light: 'Light', dark: 'Dark' },
  },
}

function Choices({ texts }: { texts: Texts }) {
  const { displayMode, appearance, setAppearance, setEyeProtection } = useDisplayMode()
  const isOn = displayMode === 'eye-protection'
  return (
    <Card>
      <SwitchField label={texts.eyeProtection} checked={isOn} onChange={() => setEyeProtection(!isOn)} />
      <SegmentedControl
        label={texts.appearance}
        options={appearances.map((value) => ({ value, label: texts.names[value] }))}
        value={appearance}
        onChange={setAppearance}
      />
    </Card>
  )
}

const html = () => document.documentElement.classList

/** The system's own scheme, as far as a page sees it; `turn` changes it while the page is open. */
function replaceSystemScheme(): { turn: (isDark: boolean) => void; restore: () => void } {
  const original = window.matchMedia
  const listeners = new Set<(event: { matches: boolean }) => void>()
  const query = {
    matches: true,
    addListener: (listener: (event: { matches: boolean }) => void) => listeners.add(listener),
    removeListener: (listener: (event: { matches: boolean }) => void) => listeners.delete(listener),
  }
  window.matchMedia = (media) =>
    media.includes('prefers-color-scheme') ? (query as unknown as MediaQueryList) : original.call(window, media)
  return {
    turn: (isDark) => {
      query.matches = isDark
      for (const listener of listeners) listener({ matches: isDark })
    },
    restore: () => {
      window.matchMedia = original
    },
  }
}

let system: ReturnType<typeof replaceSystemScheme>

const meta = {
  title: 'Foundations/Display mode',
  component: AppTheme,
  parameters: { ownTheme: true, chromatic: { modes: {} } },
  args: { children: null },
  render: (_, context) => (
    <AppTheme>
      <Choices texts={inLocale(context, texts)} />
    </AppTheme>
  ),
  beforeEach: () => {
    const clear = () => ['eyeProtection', 'darkMode'].forEach((key) => localStorage.removeItem(key))
    clear()
    system = replaceSystemScheme()
    return () => {
      clear()
      system.restore()
    }
  },
} satisfies Meta<typeof AppTheme>

export default meta
type Story = StoryObj<typeof meta>

/** A new browser follows the system, also while the page is open. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /自动|Auto/ })).toBeChecked()
    await expect(html()).toContain('dark')
    system.turn(false)
    await waitFor(() => expect(html()).toContain('light'))
    await expect(localStorage.getItem('darkMode')).toBeNull()
  },
}

/** What is chosen stays, whatever the system does, until Auto is chosen again. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /浅色|Light/ }))
    await expect(html()).toContain('light')
    await expect(localStorage.getItem('darkMode')).toBe('false')
    await userEvent.click(canvas.getByRole('radio', { name: /深色|Dark/ }))
    await expect(html()).toContain('dark')
    await expect(localStorage.getItem('darkMode')).toBe('true')
    system.turn(false)
    await expect(html()).toContain('dark')
    await userEvent.click(canvas.getByRole('radio', { name: /自动|Auto/ }))
    await expect(html()).toContain('light')
    await expect(localStorage.getItem('darkMode')).toBe('auto')
  },
}

/** Eye protection wins while it is on; turned off it leaves what was chosen meanwhile. */
export const EyeProtection: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch')
    await userEvent.click(control)
    await expect(html()).toContain('eye-protection')
    await expect(html()).not.toContain('dark')
    await expect(localStorage.getItem('eyeProtection')).toBe('true')
    await userEvent.click(canvas.getByRole('radio', { name: /浅色|Light/ }))
    system.turn(false)
    await expect(html()).toContain('eye-protection')
    await userEvent.click(control)
    await expect(html()).toContain('light')
    await expect(html()).not.toContain('eye-protection')
    await expect(localStorage.getItem('eyeProtection')).toBe('false')
  },
}

export const Remembered: Story = {
  beforeEach: () => {
    localStorage.setItem('eyeProtection', 'true')
    localStorage.setItem('darkMode', 'false')
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /浅色|Light/ })).toBeChecked()
    await expect(html()).toContain('eye-protection')
  },
}

export const FollowsOtherTabs: Story = {
  play: async ({ canvas }) => {
    const change = (key: string, newValue: string) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
    await expect(canvas.getByRole('switch')).not.toBeChecked()
    change('eyeProtection', 'true')
    await waitFor(() => expect(canvas.getByRole('switch')).toBeChecked())
    await expect(html()).toContain('eye-protection')
    change('eyeProtection', 'false')
    change('darkMode', 'false')
    await waitFor(() => expect(html()).toContain('light'))
  },
}

/** The browser's own frame has the page's colour. */
export const FrameOfTheBrowser: Story = {
  beforeEach: () => {
    const tag = document.createElement('meta')
    tag.name = 'theme-color'
    document.head.append(tag)
    document.documentElement.style.background = 'red'
    return () => tag.remove()
  },
  play: async ({ canvas }) => {
    const color = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content
    await expect(color()).toBe(colors.dark.background)
    await expect(document.documentElement.style.background).toBe('')
    await userEvent.click(canvas.getByRole('switch'))
    await expect(color()).toBe(colors['eye-protection'].background)
  },
}

/** The link component is given here once; without it a button with `to` is a plain link all the same. */
export const Links: Story = {
  render: () => (
    <>
      <AppTheme>
        <Button to="/plain">Plain</Button>
      </AppTheme>
      <AppTheme LinkComponent={(props) => <StoryLink {...props} data-given />}>
        <Button to="/given">Given</Button>
      </AppTheme>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Plain' })).toHaveAttribute('href', '/plain')
    await expect(canvas.getByRole('link', { name: 'Plain' })).not.toHaveAttribute('data-given')
    await expect(canvas.getByRole('link', { name: 'Given' })).toHaveAttribute('href', '/given')
    await expect(canvas.getByRole('link', { name: 'Given' })).toHaveAttribute('data-given')
  },
}
