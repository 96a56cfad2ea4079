import type { Decorator } from '@storybook/react-vite'
import { addons, useEffect } from 'storybook/preview-api'
import { localizedArgs } from '#tests/stories'

/** The controls show the texts that the story draws, in the language of the toolbar. */
export const withLocalizedControls: Decorator = (Story, { id, args }) => {
  localizedArgs.delete(id)
  useEffect(() => {
    const updatedArgs = Object.fromEntries(
      Object.entries(localizedArgs.get(id) ?? {}).filter(([name, text]) => args[name] !== text),
    )
    if (Object.keys(updatedArgs).length === 0) return
    addons.getChannel().emit('updateStoryArgs', { storyId: id, updatedArgs })
  })
  return Story()
}
