/** Which compression a browser takes. */
export type Encoding = 'br' | 'gzip'

/** The best encoding that Accept-Encoding allows; undefined when the bytes must go as they are. */
export function encodingOf(header: string | undefined): Encoding | undefined {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .toLowerCase()
        .split(';')
        .map((each) => each.trim())
      return [name, Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)] as const
    }),
  )
  return (['br', 'gzip'] as const).find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0)
}
