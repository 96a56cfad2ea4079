import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { expectConsole } from '#tests/console-guard'
import { fault, never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { fox } from '#tests/story-info'
import { someCourse, someLesson } from '#tests/story-memory'

const meta = { title: 'Screens/Runs/Fault' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** How often the page of the running story has asked for a run. */
let calls = 0

/** The page asks for a run and its own code throws; asked again, it waits. */
function faultAt(path: string, apiOf: (issue: () => Promise<never>) => MockAnswers): Story {
  const issue = () => ((calls += 1) === 1 ? fault() : never())
  const shown = screen({ path, as: 'user', api: apiOf(issue) })
  return {
    ...shown,
    beforeEach: async (context: Parameters<typeof shown.beforeEach>[0]) => {
      calls = 0
      expectConsole('error', 'A fault of the page')
      return shown.beforeEach(context)
    },
  }
}

/** The error screen says so, and its button asks again. */
const askAgain: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { name: '出错了' })
  await userEvent.click(canvas.getByRole('button', { name: '再试一次' }))
  await waitFor(() => expect(canvas.queryByRole('heading', { name: '出错了' })).toBeNull())
  await expect(calls).toBe(2)
}

export const Default: Story = {
  ...faultAt('/word-challenge/animals-nature/game?difficulty=easy&level=1&type=typing', (issue) => ({
    'POST /api/runs': issue,
  })),
  play: askAgain,
}

/** The user cannot be loaded by a fault of the page: no loading state without end. */
const userShown = screen({ path: '/home', as: 'user', api: { 'GET /api/user': fault } })
export const User: Story = {
  ...userShown,
  beforeEach: async (context: Parameters<typeof userShown.beforeEach>[0]) => {
    expectConsole('error', 'UserLoadError')
    return userShown.beforeEach(context)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '出错了' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '再试一次' })).toBeEnabled()
  },
}

/** What is streamed about a word ends in a fault of the page. */
const streamFault = (): Response => {
  throw new RangeError('A fault of the page')
}
const wordShown = screen({
  path: '/word/fox',
  as: 'user',
  api: { 'GET /api/words/{word}': fox, 'GET /api/words': { items: [] }, 'GET /api/words/{word}/info': streamFault },
})
export const WordInformation: Story = {
  ...wordShown,
  beforeEach: async (context: Parameters<typeof wordShown.beforeEach>[0]) => {
    expectConsole('error', 'A fault of the page')
    return wordShown.beforeEach(context)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '出错了' })).toBeVisible()
  },
}

export const Practice: Story = {
  ...faultAt('/practice?words=fox,dog', (issue) => ({ 'POST /api/practices': issue })),
  play: askAgain,
}

export const Lesson: Story = {
  ...faultAt('/lesson/home-and-food/4', (issue) => ({
    'GET /api/courses/{course}/lessons/{number}': someLesson({ open: '5d0f7f0e-1111-4222-8333-444455556666' }),
    'GET /api/courses/{course}': someCourse(),
    'POST /api/courses/{course}/lessons/{number}/runs': issue,
  })),
  play: askAgain,
}

export const ReviewSession: Story = {
  ...faultAt('/review/session', (issue) => ({
    'POST /api/reviews': issue,
    'GET /api/practices/{id}': refuse(404, 'run_not_found'),
  })),
  play: askAgain,
}
