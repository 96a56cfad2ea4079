/** /lesson without a lesson leads on. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { never } from '#tests/mock-api'
import { screen } from '#tests/screen'

const meta = { title: 'Screens/Courses/Lesson addresses' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Courses that were asked for. */
let asked: string[] = []
const leadsOn = screen({
  path: '/lesson/first-words',
  as: 'user',
  api: {
    'GET /api/courses/{course}': ({ params }) => {
      asked.push(params['course'] ?? '')
      return never()
    },
  },
})

/** A course without a lesson's number: the course. */
export const Default: Story = {
  ...leadsOn,
  beforeEach: (context) => {
    asked = []
    return leadsOn.beforeEach(context)
  },
  play: async () => {
    await waitFor(() => expect(asked).toContain('first-words'))
  },
}

/** Without a course: all of them. */
export const Courses: Story = {
  ...screen({ path: '/lesson', as: 'user' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /课程|Courses/ })
  },
}
