import { Canvas, useOf } from '@storybook/addon-docs/blocks'
import { StoryFrame } from './StoryFrame.tsx'

interface StoryParameters {
  docs?: { story?: { inline?: boolean; height?: string } }
  viewport?: { options?: Readonly<Record<string, { styles: { width: string; height: string } }>> }
}

/** A story on the page of its component: in the page, or in a frame when it covers the page or looks at another width. */
export function StoryExample({ of }: { of: Parameters<typeof useOf>[0] }) {
  const { story } = useOf(of, ['story'])
  const { docs, viewport } = story.parameters as StoryParameters
  if (docs?.story?.inline !== false) return <Canvas of={of} />
  const { value } = (story.storyGlobals['viewport'] ?? {}) as { value?: string }
  const screen = value === undefined ? undefined : viewport?.options?.[value]?.styles
  return (
    <StoryFrame
      storyId={story.id}
      name={story.name}
      height={screen?.height ?? docs.story.height ?? '26rem'}
      width={screen?.width}
    />
  )
}
