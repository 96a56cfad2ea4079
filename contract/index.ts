/** The one table of endpoints. Server and tests import it whole; browser code imports single endpoints from their files. */
import * as account from './account.ts'
import * as adminBilling from './admin-billing.ts'
import * as adminPictures from './admin-pictures.ts'
import * as adminReports from './admin-reports.ts'
import * as auth from './auth.ts'
import * as billing from './billing.ts'
import * as challenges from './challenges.ts'
import * as contacts from './contacts.ts'
import * as courses from './courses.ts'
import * as grouping from './grouping.ts'
import * as noteChanges from './note-changes.ts'
import * as notes from './notes.ts'
import * as leaderboard from './leaderboard.ts'
import * as practice from './practice.ts'
import * as flashcards from './flashcards.ts'
import * as google from './google.ts'
import * as ownData from './own-data.ts'
import * as passwordReset from './password-reset.ts'
import * as reauth from './reauth.ts'
import * as progress from './progress.ts'
import * as reviews from './reviews.ts'
import * as system from './system.ts'
import * as tickets from './tickets.ts'
import * as user from './user.ts'
import * as words from './words.ts'

export const endpoints = {
  startGuest: auth.startGuest,
  signUp: auth.signUp,
  resendVerification: auth.resendVerification,
  verifyEmail: auth.verifyEmail,
  signIn: auth.signIn,
  sendCode: auth.sendCode,
  phoneLoginOrRegister: auth.phoneLoginOrRegister,
  phoneLoginPassword: auth.phoneLoginPassword,
  claimGuest: auth.claimGuest,
  googleNonce: google.googleNonce,
  signInWithGoogle: google.signInWithGoogle,
  reauthByGoogle: google.reauthByGoogle,
  getGoogleLink: google.getGoogleLink,
  linkGoogle: google.linkGoogle,
  unlinkGoogle: google.unlinkGoogle,
  signOut: auth.signOut,
  forgotPassword: passwordReset.forgotPassword,
  checkReset: passwordReset.checkReset,
  resetPassword: passwordReset.resetPassword,
  getReauth: reauth.getReauth,
  reauthByPassword: reauth.reauthByPassword,
  sendReauthCode: reauth.sendReauthCode,
  reauthByCode: reauth.reauthByCode,
  sendReauthLink: reauth.sendReauthLink,
  reauthByLink: reauth.reauthByLink,
  changeEmail: account.changeEmail,
  confirmEmail: account.confirmEmail,
  stopEmailChange: account.stopEmailChange,
  changePassword: account.changePassword,
  sendPhoneCode: account.sendPhoneCode,
  changePhone: account.changePhone,
  listSessions: account.listSessions,
  endOneSession: account.endOneSession,
  endOtherSessions: account.endOtherSessions,
  getUser: user.getUser,
  updateUser: user.updateUser,
  exportData: ownData.exportData,
  deleteAccount: ownData.deleteAccount,
  uploadAvatar: user.uploadAvatar,
  removeAvatar: user.removeAvatar,
  getAvatar: user.getAvatar,
  getStats: user.getStats,
  listChallenges: challenges.listChallenges,
  getLevels: challenges.getLevels,
  startRun: challenges.startRun,
  getRun: challenges.getRun,
  answerRun: challenges.answerRun,
  finishRun: challenges.finishRun,
  getWord: words.getWord,
  searchWords: words.searchWords,
  getWordInfo: words.getWordInfo,
  wordAudio: words.wordAudio,
  sentenceAudio: words.sentenceAudio,
  listLookUps: words.listLookUps,
  clearLookUps: words.clearLookUps,
  reportWord: words.reportWord,
  groupWords: grouping.groupWords,
  startPractice: practice.startPractice,
  getPractice: practice.getPractice,
  answerPractice: practice.answerPractice,
  finishPractice: practice.finishPractice,
  getReviews: reviews.getReviews,
  startReview: reviews.startReview,
  listMissed: reviews.listMissed,
  listKnown: reviews.listKnown,
  markKnown: reviews.markKnown,
  listCourses: courses.listCourses,
  getCourse: courses.getCourse,
  getLesson: courses.getLesson,
  startLesson: courses.startLesson,
  finishLesson: courses.finishLesson,
  listContacts: contacts.listContacts,
  addContact: contacts.addContact,
  changeContact: contacts.changeContact,
  removeContact: contacts.removeContact,
  getLeaderboard: leaderboard.getLeaderboard,
  getProgress: progress.getProgress,
  listNotes: notes.listNotes,
  createNote: notes.createNote,
  getNote: notes.getNote,
  listEntries: notes.listEntries,
  getSheet: notes.getSheet,
  changeNote: noteChanges.changeNote,
  readChanges: noteChanges.readChanges,
  deleteNote: notes.deleteNote,
  restoreNote: notes.restoreNote,
  copyNote: notes.copyNote,
  mergeNote: notes.mergeNote,
  readBin: notes.readBin,
  checkWords: notes.checkWords,
  answerFlashcards: flashcards.answerFlashcards,
  listPlans: billing.listPlans,
  createOrder: billing.createOrder,
  listOrders: billing.listOrders,
  getOrder: billing.getOrder,
  checkOrder: billing.checkOrder,
  simulatePayment: billing.simulatePayment,
  testAlipay: billing.testAlipay,
  createAlipay: billing.createAlipay,
  alipayNotify: billing.alipayNotify,
  stripeWebhook: billing.stripeWebhook,
  getSubscription: billing.getSubscription,
  cancelRenewal: billing.cancelRenewal,
  createTicket: tickets.createTicket,
  listTickets: tickets.listTickets,
  getTicket: tickets.getTicket,
  replyTicket: tickets.replyTicket,
  adminListOrders: adminBilling.adminListOrders,
  refundOrder: adminBilling.refundOrder,
  adminListTickets: adminBilling.adminListTickets,
  answerTicket: adminBilling.answerTicket,
  closeTicket: adminBilling.closeTicket,
  adminListPictures: adminPictures.adminListPictures,
  adminListReports: adminReports.adminListReports,
  resolveReport: adminReports.resolveReport,
  getConfig: system.getConfig,
  getLive: system.getLive,
  getReady: system.getReady,
  getOpenApi: system.getOpenApi,
  getDocs: system.getDocs,
  reportCsp: system.reportCsp,
  listenEvents: system.listenEvents,
  listOutbox: system.listOutbox,
} as const

export type EndpointName = keyof typeof endpoints
