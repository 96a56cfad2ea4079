import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inLocale } from '#tests/stories'
import { StoryLink } from '#tests/story-link'
import { Button } from '../components/Button/Button.tsx'
import { Card } from '../components/Card/Card.tsx'
import { SwitchField } from '../components/SwitchField/SwitchField.tsx'
import { AppTheme } from './AppTheme.tsx'
import { oppositeDisplayMode, useDisplayMode } from './display-mode.ts'

function Toggle({ label }: { label: string }) {
  const [mode, setMode] = useDisplayMode()
  return (
    <Card>
      <SwitchField
        label={label}
        checked={mode === 'eye-protection'}
        onChange={() => setMode(oppositeDisplayMode[mode])}
      />
    </Card>
  )
}

const key = 'eyeProtection'
const html = () => document.documentElement.classList

const meta = {
  title: 'Foundations/Display mode',
  component: AppTheme,
  parameters: { ownTheme: true, chromatic: { modes: {} } },
  args: { children: null },
  render: (_, context) => (
    <AppTheme>
      <Toggle label={inLocale(context, { zh: '护眼模式', en: 'Eye protection' })} />
    </AppTheme>
  ),
  beforeEach: () => {
    localStorage.removeItem(key)
    return () => localStorage.removeItem(key)
  },
} satisfies Meta<typeof AppTheme>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch')
    await expect(html()).toContain('light')
    await userEvent.click(control)
    await expect(html()).toContain('eye-protection')
    await expect(localStorage.getItem(key)).toBe('true')
    await userEvent.click(control)
    await expect(html()).not.toContain('eye-protection')
    await expect(localStorage.getItem(key)).toBe('false')
  },
}

export const Remembered: Story = {
  beforeEach: () => localStorage.setItem(key, 'true'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(html()).toContain('eye-protection')
  },
}

export const FollowsOtherTabs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).not.toBeChecked()
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'true', storageArea: localStorage }))
    await waitFor(() => expect(canvas.getByRole('switch')).toBeChecked())
    await expect(html()).toContain('eye-protection')
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
