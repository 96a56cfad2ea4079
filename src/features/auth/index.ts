export { GoogleButton } from './components/GoogleButton.tsx'
export { AuthScreen } from './components/AuthScreen.tsx'
export { VerifyEmailScreen } from './components/VerifyEmailScreen.tsx'
