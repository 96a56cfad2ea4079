import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '#tests/all-states'
import { inLocale } from '#tests/stories'
import { Card } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'
import { guide } from './Layout.guide.tsx'
import { Container, Stack } from './Layout.tsx'

const names = { zh: ['听', '说', '读'], en: ['Listen', 'Speak', 'Read'] }

const meta = {
  title: 'Design system/Data/Layout',
  component: Stack,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { spacing: 4 },
  render: (args, context) => (
    <Container>
      <Stack {...args}>
        {inLocale(context, names).map((name) => (
          <Card key={name}>
            <Text>{name}</Text>
          </Card>
        ))}
      </Stack>
    </Container>
  ),
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Row: Story = { args: { direction: { xs: 'column', md: 'row' } } }

export const AllStates: Story = { tags: ['!test'], render: allStates({ default: meta, Default, Row }) }
