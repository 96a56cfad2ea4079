/** A word of two syllables, and the same said with the stress on the other one. */
export const modelPeaks: readonly number[] = Array.from({ length: 64 }, (_, index) => {
  const first = 0.95 * Math.exp(-(((index - 20) / 7) ** 2))
  const second = 0.45 * Math.exp(-(((index - 42) / 6) ** 2))
  return Math.max(first, second) * (0.8 + 0.2 * Math.cos(index * 1.9))
})

export const ownPeaks: readonly number[] = Array.from({ length: 64 }, (_, index) => {
  const first = 0.3 * Math.exp(-(((index - 18) / 7) ** 2))
  const second = 0.55 * Math.exp(-(((index - 44) / 8) ** 2))
  return Math.max(first, second) * (0.8 + 0.2 * Math.cos(index * 1.7))
})

export const texts = {
  zh: {
    title: '我的录音',
    label: '我的录音，1.3 秒',
    duration: '1.3 秒',
    playLabel: '播放我的录音',
    stopLabel: '停止',
  },
  en: {
    title: 'You',
    label: 'Your recording, 1.3 seconds',
    duration: '1.3 s',
    playLabel: 'Play yours',
    stopLabel: 'Stop',
  },
}

export const modelTexts = {
  zh: { title: '示范', label: '示范发音，1.1 秒', duration: '1.1 秒', playLabel: '播放示范', stopLabel: '停止' },
  en: {
    title: 'Model',
    label: 'The model, 1.1 seconds',
    duration: '1.1 s',
    playLabel: 'Play the model',
    stopLabel: 'Stop',
  },
}
