/** Puts parts of the code together into files, so that pages load few files and little that they do not use. */

/** Modules that the same pages use. `mergeParts` changes it. */
export interface Part {
  readonly modules: string[]
  /** The pages that load it, one bit each. */
  users: bigint
  /** Size as it is sent. */
  kilobytes: number
  /** Only parts of one kind are put together; a part without a kind stays as it is. */
  readonly kind: string | null
  /** The parts that its modules import. */
  readonly imports: Set<Part>
}

export interface Costs {
  /** How much each page counts, by the place of its bit. */
  readonly weights: readonly number[]
  /** What one more file costs a page, as kilobytes. */
  readonly file: number
}

/** All that a file of these two loads besides; undefined when that leads back to one of them: the files would import each other. */
function reachOf(one: Part, other: Part): Set<Part> | undefined {
  const reach = new Set([...one.imports, ...other.imports])
  reach.delete(one)
  reach.delete(other)
  for (const part of reach)
    for (const next of part.imports) {
      if (next === one || next === other) return undefined
      reach.add(next)
    }
  return reach
}

/** Moves the modules of `other` to `one`. What the file of both imports has the pages of both, too. */
function absorb(one: Part, other: Part, parts: ReadonlySet<Part>): void {
  for (const part of reachOf(one, other) ?? []) part.users |= one.users | other.users
  one.modules.push(...other.modules)
  one.users |= other.users
  one.kilobytes += other.kilobytes
  for (const part of other.imports) one.imports.add(part)
  for (const { imports } of parts) if (imports.delete(other)) imports.add(one)
  one.imports.delete(one)
}

/**
 * Puts parts together, pair by pair, as long as that makes all pages together cheaper. A page also loads what its files import, so that counts.
 * Files never import each other in a circle: modules would run before what they are made of.
 *
 * @returns the parts that are left, each the modules of a file
 */
export function mergeParts(all: Iterable<Part>, { weights, file }: Costs): Part[] {
  const weightsOf = new Map<bigint, number>()
  const costOf = (users: bigint, kilobytes: number): number => {
    const weight =
      weightsOf.get(users) ?? weights.reduce((sum, each, bit) => sum + ((users >> BigInt(bit)) & 1n ? each : 0), 0)
    weightsOf.set(users, weight)
    return weight * (kilobytes + file)
  }

  /** What the pages save when these two are one file; 0 when they cannot be. */
  const gainOf = (one: Part, other: Part): number => {
    if (one.kind === null || one.kind !== other.kind) return 0
    const users = one.users | other.users
    const apart = costOf(one.users, one.kilobytes) + costOf(other.users, other.kilobytes)
    const gain = apart - costOf(users, one.kilobytes + other.kilobytes)
    const reach = gain > 0 ? reachOf(one, other) : undefined
    if (!reach) return 0
    return [...reach].reduce(
      (left, part) => left - costOf(part.users | users, part.kilobytes) + costOf(part.users, part.kilobytes),
      gain,
    )
  }

  const parts = new Set(all)
  const pairsOf = (one: Part, others: readonly Part[]) =>
    others.map((other) => ({ one, other, gain: gainOf(one, other) })).filter(({ gain }) => gain > 0)
  let pairs = [...parts].flatMap((one, index) => pairsOf(one, [...parts].slice(index + 1)))
  while (pairs.length > 0) {
    const best = pairs.reduce((former, pair) => (pair.gain > former.gain ? pair : former))
    const { one, other } = best
    const gain = gainOf(one, other)
    if (gain < best.gain) {
      // An earlier step has changed what it is worth.
      pairs = [...pairs.filter((pair) => pair !== best), ...(gain > 0 ? [{ one, other, gain }] : [])]
      continue
    }
    parts.delete(other)
    absorb(one, other, parts)
    const isOther = (part: Part) => part === one || part === other
    pairs = pairs.filter((pair) => !isOther(pair.one) && !isOther(pair.other))
    pairs.push(
      ...pairsOf(
        one,
        [...parts].filter((part) => part !== one),
      ),
    )
  }
  return [...parts]
}
