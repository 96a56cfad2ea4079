import { readyOutput } from './output.ts'

/** Frequencies in hertz, one after the other: up for right, a soft low one for not yet, three up for a milestone. */
const tones = { right: [659, 988], notYet: [247], milestone: [523, 659, 784] } as const
export type Tone = keyof typeof tones

/** Seconds, and loudness of 1. */
const length = 0.14
const loudness = 0.09

/** Plays a short tone made in memory; nothing when the page may not sound yet. */
export function playTone(tone: Tone): void {
  const output = readyOutput()
  if (!output) return
  tones[tone].forEach((frequency, index) => {
    const start = output.currentTime + index * length * 0.6
    const oscillator = output.createOscillator()
    const gain = output.createGain()
    oscillator.type = 'sine'
    oscillator.frequency.value = frequency
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(loudness, start + 0.01)
    gain.gain.exponentialRampToValueAtTime(0.001, start + length)
    oscillator.connect(gain).connect(output.destination)
    oscillator.start(start)
    oscillator.stop(start + length)
  })
}
