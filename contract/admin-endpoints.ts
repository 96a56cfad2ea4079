/** The part of the table of endpoints that only administrators may call. */
import * as adminLog from './admin-log.ts'
import * as adminOverview from './admin-overview.ts'
import * as adminUsers from './admin-users.ts'
import * as admin from './admin.ts'
import * as chatReports from './chat-reports.ts'
import * as courseManager from './course-manager.ts'
import * as officialNotes from './official-notes.ts'
import * as quickUpdate from './quick-update.ts'
import * as wordManager from './word-manager.ts'

export const adminEndpoints = {
  adminListOrders: admin.adminListOrders,
  refundOrder: admin.refundOrder,
  adminListTickets: admin.adminListTickets,
  adminGetScreenshot: admin.adminGetScreenshot,
  answerTicket: admin.answerTicket,
  closeTicket: admin.closeTicket,
  adminListPictures: admin.adminListPictures,
  adminListWords: wordManager.adminListWords,
  adminListPictureSet: wordManager.adminListPictureSet,
  adminGetWord: wordManager.adminGetWord,
  addWord: wordManager.addWord,
  saveWord: wordManager.saveWord,
  saveWordDraft: wordManager.saveWordDraft,
  adminListLessons: courseManager.adminListLessons,
  adminGetLesson: courseManager.adminGetLesson,
  saveLesson: courseManager.saveLesson,
  saveLessonDraft: courseManager.saveLessonDraft,
  previewQuickUpdate: quickUpdate.previewQuickUpdate,
  applyQuickUpdate: quickUpdate.applyQuickUpdate,
  undoQuickUpdate: quickUpdate.undoQuickUpdate,
  listQuickUpdates: quickUpdate.listQuickUpdates,
  exportQuickUpdate: quickUpdate.exportQuickUpdate,
  listSourceChanges: quickUpdate.listSourceChanges,
  adminListNotes: officialNotes.adminListNotes,
  createOfficialNote: officialNotes.createOfficialNote,
  adminGetNote: officialNotes.adminGetNote,
  changeOfficialNote: officialNotes.changeOfficialNote,
  readOfficialChanges: officialNotes.readOfficialChanges,
  publishNote: officialNotes.publishNote,
  placeNote: officialNotes.placeNote,
  adminListReports: admin.adminListReports,
  resolveReport: admin.resolveReport,
  adminListLog: adminLog.adminListLog,
  adminExportLog: adminLog.adminExportLog,
  getAdminOverview: adminOverview.getAdminOverview,
  adminListMails: adminOverview.adminListMails,
  adminListUsers: adminUsers.adminListUsers,
  adminGetUser: adminUsers.adminGetUser,
  suspendUser: adminUsers.suspendUser,
  restoreUser: adminUsers.restoreUser,
  replaceUsername: adminUsers.replaceUsername,
  grantVipDays: adminUsers.grantVipDays,
  signOutUser: adminUsers.signOutUser,
  adminListChatReports: chatReports.adminListChatReports,
  adminReadChatReport: chatReports.adminReadChatReport,
  decideChatReport: chatReports.decideChatReport,
} as const
