/** The parts of pragmatic-drag-and-drop that are used here; its package names its types in a way that module resolution does not know. */
declare module '@atlaskit/pragmatic-drag-and-drop/element/adapter' {
  interface Input {
    readonly clientX: number
    readonly clientY: number
  }
  interface Dragged {
    readonly data: Record<string | symbol, unknown>
  }
  interface Over {
    readonly source: Dragged
    readonly self: Dragged
    readonly location: { readonly current: { readonly input: Input; readonly dropTargets: readonly Dragged[] } }
  }
  export function draggable(options: {
    element: HTMLElement
    dragHandle?: Element
    canDrag?: () => boolean
    getInitialData?: () => Record<string, unknown>
    onDragStart?: () => void
    onDrop?: () => void
  }): () => void
  export function dropTargetForElements(options: {
    element: Element
    canDrop?: (args: { source: Dragged }) => boolean
    getData?: (args: { input: Input; element: Element }) => Record<string, unknown>
    onDrag?: (args: Over) => void
    onDragLeave?: () => void
    onDrop?: (args: Over) => void
  }): () => void
}
