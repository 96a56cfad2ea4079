import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { phoneticFonts } from './scripts/phonetic-fonts.ts'

/** What the application, Storybook and the browser tests share. */
export default defineConfig({
  plugins: [react(), phoneticFonts()],
})
