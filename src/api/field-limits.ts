// Generated from openapi.yaml by "npm run generate"; never edited.
// `x-max-length` in characters and `x-picture-size` in pixels, as the contract advises them for each form.
export const notificationNotiMaxLength = 300
export const notificationUrlMaxLength = 500
export const slideHeading1MaxLength = 50
export const slideHeading2MaxLength = 150
export const slideActionUrlMaxLength = 500
export const slidePictureWidth = 1200
export const slidePictureHeight = 675
export const courseTitleMaxLength = 30
export const courseDescriptionMaxLength = 115
export const courseDurationMaxLength = 15
export const coursePictureWidth = 330
export const coursePictureHeight = 250
export const activityTitleMaxLength = 30
export const activityDescriptionMaxLength = 115
export const activityPictureWidth = 350
export const activityPictureHeight = 250
export const imageTitleMaxLength = 40
export const imageDescriptionMaxLength = 150
export const videoVideoLinkMaxLength = 500
export const videoTitleMaxLength = 30
export const videoDescriptionMaxLength = 150
export const mailToEmailMaxLength = 50
export const mailSubjectMaxLength = 50
