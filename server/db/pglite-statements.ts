/** PGlite that parses and plans a statement once, not at every call. */
import { PGlite, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'

/** Statements kept prepared; the one unused for longest makes room. Each costs some kilobytes of the database's memory. */
const MOST_STATEMENTS = 200
/** Texts seen once are remembered, so that the second time prepares; lists of changing length never come twice. */
const MOST_SEEN = 1_000
/** A text longer than this is a bulk insert: it is not worth its place. */
const LONGEST_TEXT = 8_192

interface Statement {
  readonly name: string
  readonly parameterTypes: readonly number[]
  readonly fields: Results['fields']
}

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]
const isDescribed = (message: Message): message is Message & { dataTypeIDs: number[] } =>
  message.name === 'parameterDescription'
const isHead = (message: Message): message is Message & { fields: { name: string; dataTypeID: number }[] } =>
  message.name === 'rowDescription'
const isRow = (message: Message): message is Message & { fields: (string | null)[] } => message.name === 'dataRow'
const isDone = (message: Message): message is Message & { text: string } => message.name === 'commandComplete'

const { serialize } = protocol

/**
 * `query` of PGlite sends six messages and plans anew each time, which takes four fifths of the processor time of a read by key. Here a text
 * that comes again is prepared under a name, and then one message binds, executes and ends. Results and errors are the same.
 */
export class PreparingPglite extends PGlite {
  #statements = new Map<string, Statement>()
  #seen = new Set<string>()
  #made = 0

  override async query<T>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    if (!this.#comesAgain(text, options)) return super.query<T>(text, values, options)
    await this._checkReady()
    return this._runExclusiveTransaction(async () => {
      const results = await this.#run<T>(text, values, options)
      await this.syncToFs()
      return results
    })
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((tx) => {
      const query: Transaction['query'] = (text, values, options) =>
        !tx.closed && this.#comesAgain(text, options)
          ? this.#run(text, values, options)
          : tx.query(text, values, options)
      return work(Object.create(tx, { query: { value: query } }) as Transaction)
    })
  }

  #comesAgain(text: string, options: QueryOptions | undefined): boolean {
    if (options?.blob || options?.paramTypes || text.length > LONGEST_TEXT) return false
    if (this.#statements.has(text) || this.#seen.delete(text)) return true
    if (this.#seen.size >= MOST_SEEN) this.#seen.clear()
    this.#seen.add(text)
    return false
  }

  #run<T>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    return this._runExclusiveQuery(async () => {
      const statement = this.#statements.get(text) ?? (await this.#prepare(text, options))
      // The most recently used is last.
      this.#statements.delete(text)
      this.#statements.set(text, statement)
      const bound = values.map((value, at) => this.#written(value, statement.parameterTypes[at] ?? 0, options))
      try {
        return this.#read<T>(
          await this.#send(
            options,
            serialize.bind({ statement: statement.name, values: bound }),
            serialize.execute({}),
          ),
          statement,
          options,
        )
      } catch (error) {
        // The tables changed under the statement (0A000): the next call prepares it again.
        if (error instanceof Error && 'code' in error && error.code === '0A000') this.#statements.delete(text)
        throw error
      }
    })
  }

  async #prepare(text: string, options: QueryOptions | undefined): Promise<Statement> {
    const name = `kept_${(this.#made += 1)}`
    const [oldest] = this.#statements
    const room: Uint8Array[] = []
    if (oldest && this.#statements.size >= MOST_STATEMENTS) {
      room.push(serialize.close({ type: 'S', name: oldest[1].name }))
      this.#statements.delete(oldest[0])
    }
    const described = await this.#send(
      options,
      ...room,
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    )
    return {
      name,
      parameterTypes: described.find(isDescribed)?.dataTypeIDs ?? [],
      fields:
        described.find(isHead)?.fields.map(({ name: column, dataTypeID }) => ({ name: column, dataTypeID })) ?? [],
    }
  }

  /** Sends messages as one, with the end that lets the database go on after an error. Throws the database's error. */
  #send(options: QueryOptions | undefined, ...messages: Uint8Array[]): Promise<Message[]> {
    const onNotice = options?.onNotice
    return this.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), {
      syncToFs: false,
      ...(onNotice && { onNotice }),
    })
  }

  #written(value: unknown, type: number, options: QueryOptions | undefined): string | null {
    if (value === null || value === undefined) return null
    const write = options?.serializers?.[type] ?? this.serializers[type]
    return write ? write(value) : (value as string | number | boolean).toString()
  }

  #read<T>(messages: Message[], { fields }: Statement, options: QueryOptions | undefined): Results<T> {
    const readers = fields.map(({ dataTypeID }) => options?.parsers?.[dataTypeID] ?? this.parsers[dataTypeID])
    const valueOf = (text: string | null, at: number): unknown =>
      text === null ? null : (readers[at]?.(text, fields[at]?.dataTypeID) ?? text)
    const rowOf = (values: (string | null)[]): unknown =>
      options?.rowMode === 'array'
        ? values.map(valueOf)
        : Object.fromEntries(values.map((text, at) => [fields[at]?.name, valueOf(text, at)]))
    const [command = '', ...counts] = (messages.find(isDone)?.text ?? '').split(' ')
    const count = Number(counts.at(-1) ?? Number.NaN)
    return {
      rows: messages.filter(isRow).map((row) => rowOf(row.fields) as T),
      fields,
      affectedRows: command === 'SELECT' || Number.isNaN(count) ? 0 : count,
    }
  }
}
