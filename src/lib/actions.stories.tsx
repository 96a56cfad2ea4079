import { Component, useState } from 'react'
import type { ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { expectConsole } from '#tests/console-guard'
import { useAsyncAction } from './actions.ts'
import { ApiError } from './api-error.ts'

interface Attempt {
  resolve: () => void
  reject: (error: unknown) => void
}

/** Every started action, so that a story decides when and how it ends. */
let attempts: Attempt[] = []

function Action() {
  const [done, setDone] = useState(0)
  const { run, pending, error } = useAsyncAction(async () => {
    await new Promise<void>((resolve, reject) => attempts.push({ resolve, reject }))
    setDone((count) => count + 1)
  })
  return (
    <>
      <button onClick={() => void run()}>Save</button>
      <output>{`${pending ? 'pending' : 'idle'}, done ${done}`}</output>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}

  static getDerivedStateFromError(error: unknown) {
    return { message: String(error) }
  }

  override render() {
    return this.state.message ? <h1>{this.state.message}</h1> : this.props.children
  }
}

const meta = {
  title: 'Library/useAsyncAction',
  parameters: { chromatic: { modes: {} } },
  beforeEach: () => {
    attempts = []
  },
  render: () => (
    <Boundary>
      <Action />
    </Boundary>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Two clicks of one moment start one action; the next may start when it has ended. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    button.click()
    button.click()
    await expect(await canvas.findByText('pending, done 0')).toBeVisible()
    await expect(attempts).toHaveLength(1)
    attempts[0]?.resolve()
    await expect(await canvas.findByText('idle, done 1')).toBeVisible()
    await userEvent.click(button)
    await expect(attempts).toHaveLength(2)
  },
}

/** A refusal is shown until the next attempt. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    attempts[0]?.reject(new ApiError(409, 'busy', 'Try again later'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again later')
    await expect(canvas.getByText('idle, done 0')).toBeVisible()
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}

/** A fault of the program is no refusal: the error boundary gets it, and React logs it. */
export const Broken: Story = {
  play: async ({ canvas }) => {
    expectConsole('error', /fault of the program/)
    await userEvent.click(canvas.getByRole('button'))
    attempts[0]?.reject(new TypeError('fault of the program'))
    await expect(await canvas.findByRole('heading')).toHaveTextContent('TypeError: fault of the program')
  },
}
