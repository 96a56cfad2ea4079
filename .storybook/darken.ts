/** A colour `#rrggbb` that is darker by `amount` of HSL lightness (0 to 1), as Storybook darkens its theme's colours. */
export function darken(color: string, amount: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
  const [least, most] = [Math.min(...channels), Math.max(...channels)]
  const lightness = (least + most) / 2
  const range = (value: number) => 1 - Math.abs(2 * value - 1)
  const target = Math.max(0, lightness - amount)
  // Hue and saturation stay when every channel keeps its share of the range that the lightness leaves.
  const scale = range(lightness) === 0 ? 0 : range(target) / range(lightness)
  const moved = channels.map((channel) => target + (channel - lightness) * scale)
  return `#${moved.map((channel) => toHex(channel)).join('')}`
}

const toHex = (channel: number) =>
  Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0')
