import type { RecorderState } from './Recorder.tsx'

/** Words of the samples. */
export const texts = {
  zh: { startLabel: '开始录音', stopLabel: '停止录音' },
  en: { startLabel: 'Start recording', stopLabel: 'Stop recording' },
}

/** What is said in a state. */
export const messages: Readonly<Record<RecorderState, { zh: string; en: string }>> = {
  idle: { zh: '点一下，开始说', en: 'Press and speak' },
  asking: { zh: '请在浏览器里允许使用麦克风', en: 'Allow the microphone in your browser' },
  recording: { zh: '正在录，说完点一下停止', en: 'Recording. Press again when you are done' },
  silent: { zh: '没听到声音，靠近一点再说', en: 'We cannot hear you. Come closer and speak' },
  loud: { zh: '声音太大了，离远一点', en: 'Too loud. Move a little away' },
  refused: {
    zh: '麦克风被禁止了。在地址栏左边的图标里允许，再点一下',
    en: 'The microphone is blocked. Allow it by the icon beside the address, then press again',
  },
  missing: { zh: '没找到麦克风。插上一个，再点一下', en: 'No microphone found. Connect one, then press again' },
  unsupported: {
    zh: '这个浏览器不能录音，请用最新的 Chrome、Edge 或 Safari',
    en: 'This browser cannot record. Use a current Chrome, Edge or Safari',
  },
}
