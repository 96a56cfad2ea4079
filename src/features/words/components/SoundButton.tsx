import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Volume2, VolumeX } from 'lucide-react'
import { browserMessageText } from '#contract/browser-messages'
import { IconButton } from '#design-system'
import { useLanguage } from '#lib/language'
import type { Accent } from '../api/fetch-voice.ts'
import { usesDeviceVoice } from '../model/device-voice.ts'
import { sayBySynthesis } from '../model/speech.ts'

interface SoundButtonProps {
  /** Address of the voice; without one the browser speaks. */
  src: string | undefined
  /** What is said, for the browser's own voice. */
  text: string
  accent: Accent
  slow?: boolean
  /** The server's voice says one sense, which a voice that reads the spelling does not know. */
  isOfSense?: boolean
  /** It will likely be pressed: its sound comes before that. */
  eager?: boolean
  /** What a press does: 'Hear it, UK'. */
  label: string
  variant?: 'plain' | 'filled'
  /** Another picture than the loudspeaker. */
  children?: ReactNode
}

/** One voice at a time on a page. */
let playing: HTMLAudioElement | undefined

/** Plays a voice of the server; where it does not come, the browser's own voice says it. */
export function SoundButton({
  src,
  text,
  accent,
  slow = false,
  isOfSense = false,
  eager = false,
  label,
  variant = 'plain',
  children,
}: SoundButtonProps) {
  const language = useLanguage()
  const sound = useRef<HTMLAudioElement>(null)
  const [silent, setSilent] = useState(false)
  useEffect(() => {
    const element = sound.current
    return () => element?.pause()
  }, [src])
  // A voice that reads the spelling would say another sense.
  const speak = () => setSilent(isOfSense || !sayBySynthesis(text, accent, slow))
  const play = () => {
    playing?.pause()
    const element = sound.current
    if (!element || src === undefined || (!isOfSense && usesDeviceVoice(accent))) return speak()
    playing = element
    element.currentTime = 0
    element.play().then(
      () => setSilent(false),
      // A newer press has stopped it.
      (error: unknown) => (error instanceof DOMException && error.name === 'AbortError' ? undefined : speak()),
    )
  }
  return (
    <>
      <IconButton
        label={silent ? browserMessageText('audio_unavailable', language) : label}
        variant={variant}
        onClick={play}
      >
        {silent ? <VolumeX /> : (children ?? <Volume2 />)}
      </IconButton>
      {src !== undefined && (
        <audio ref={sound} src={src} preload={eager ? 'auto' : 'none'}>
          {/* Empty: what is said stands beside the button as text. */}
          <track kind="captions" />
        </audio>
      )}
    </>
  )
}
