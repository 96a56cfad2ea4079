/** All that dragging needs, in a file of its own. */
export { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
