import { useEffect, useRef, useState } from 'react'
import { addons } from 'storybook/preview-api'
import type { DisplayMode } from '#design-system'
import type { Language } from '#contract/locales'
import { useToolbar } from '../useToolbar.ts'

interface Channel {
  emit: (event: string, payload: object) => void
}

interface StoryFrameProps {
  storyId: string
  name: string
  /** CSS lengths. */
  height: string
  width?: string
}

const framePath = (storyId: string, language: Language, displayMode: DisplayMode) =>
  `iframe.html?id=${storyId}&viewMode=story&globals=locale:${language};displayMode:${displayMode}`

/** A story that covers its page, in a page of its own. Storybook's frame knows neither the toolbar nor the controls; this one follows both. */
export function StoryFrame({ storyId, name, height, width = '100%' }: StoryFrameProps) {
  const { language, displayMode } = useToolbar()
  const frame = useRef<HTMLIFrameElement>(null)
  const [source] = useState(() => framePath(storyId, language, displayMode))

  useEffect(() => {
    // The frame's own channel, which is there once its preview runs; the address has told it the first choice.
    const send = (event: string, payload: object) => {
      const own = frame.current?.contentWindow as { __STORYBOOK_ADDONS_CHANNEL__?: Channel } | null | undefined
      own?.__STORYBOOK_ADDONS_CHANNEL__?.emit(event, payload)
    }
    send('updateGlobals', { globals: { locale: language, displayMode } })
    const channel = addons.getChannel()
    const sendArgs = (update: { storyId: string; args: object }) => {
      if (update.storyId === storyId) send('updateStoryArgs', { storyId, updatedArgs: update.args })
    }
    channel.on('storyArgsUpdated', sendArgs)
    return () => channel.off('storyArgsUpdated', sendArgs)
  }, [language, displayMode, storyId])

  return (
    <iframe ref={frame} className="docs-frame" title={name} src={source} loading="lazy" style={{ height, width }} />
  )
}
