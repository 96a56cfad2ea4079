/** Files of a build that only pages need which nobody opens without a connection. */
interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** Vite's manifest: chunks by their source. */
export type Manifest = Readonly<Record<string, Chunk>>

/** Pages of administrators and of a demo's outbox with their texts, and the landing page, which is a document of its own. */
const ONLINE = /^(?:landing\.html$|src\/app\/pages\/(?:Admin|Outbox|StreamTest)|src\/features\/(?:admin|outbox)\/)/

const filesOf = ({ file, css = [] }: Chunk): string[] => [file, ...css]

/** What the application reaches by no way but through those pages, as addresses below the build's folder. */
export function listOnlineFiles(manifest: Manifest): string[] {
  const reached = new Set<string>()
  const pending = ['index.html']
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const chunk = manifest[name]
    if (!chunk || reached.has(name) || ONLINE.test(name)) continue
    reached.add(name)
    pending.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []))
  }
  const offline = new Set([...reached].flatMap((name) => filesOf(manifest[name] ?? { file: '' })))
  return Object.values(manifest)
    .flatMap(filesOf)
    .filter((file) => !offline.has(file))
}
