import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What the application, Storybook and the browser tests share. */
export default defineConfig({
  plugins: [react()],
})
