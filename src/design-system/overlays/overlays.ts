/** All that lies over a page and is opened by a press, in one file, so that one request brings it. Only `lazyOverlay` imports this. */
export { ActionMenu } from '../components/MenuButton/ActionMenu.tsx'
export { OpenDialog } from '../components/Dialog/OpenDialog.tsx'
export { OpenPrintSheet } from '../components/PrintSheet/OpenPrintSheet.tsx'
export { SidebarDrawer } from '../components/AppShell/SidebarDrawer.tsx'
export { Toast } from '../components/Toast/Toast.tsx'
