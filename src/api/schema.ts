// Generated from openapi.yaml by "npm run generate"; never edited.
export interface paths {
  '/general/api/login/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign in
     * @description Succeeded only when `userMessage` equals "Authentication successful". The trailing slash is as given.
     */
    post: operations['signIn']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/general/api/login': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /** Change the password */
    put: operations['changePassword']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/general/api/contactus/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a contact message
     * @description Succeeded unless `status` is present and not true. The trailing slash is as given.
     */
    post: operations['sendMessage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/general/api/courseregister/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Register for a course
     * @description Succeeded unless `status` is present and not true. The trailing slash is as given.
     */
    post: operations['register']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/api/igallery': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One page of the public image gallery */
    get: operations['listGalleryImages']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/api/vgallery': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One page of the public video gallery */
    get: operations['listGalleryVideos']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/api/notification': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One page of notifications */
    get: operations['listNotifications']
    put?: never
    /** Add a notification */
    post: operations['addNotification']
    /** Delete one or many notifications */
    delete: operations['removeNotifications']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/api/notification/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Update a notification
     * @description Carries the whole record as the server gave it, with the edits laid over it.
     */
    put: operations['updateNotification']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/api/slider': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One page of slides */
    get: operations['listSlides']
    put?: never
    /** Add a slide */
    post: operations['addSlide']
    /** Delete one or many slides */
    delete: operations['removeSlides']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/api/slider/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Update a slide
     * @description Carries the whole record as the server gave it, with the edits laid over it.
     */
    put: operations['updateSlide']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/api/courses': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One page of courses */
    get: operations['listCourses']
    put?: never
    /** Add a course */
    post: operations['addCourse']
    /** Delete one or many courses */
    delete: operations['removeCourses']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/api/courses/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Update a course
     * @description Carries the whole record as the server gave it, with the edits laid over it.
     */
    put: operations['updateCourse']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/api/activities': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One page of activities */
    get: operations['listActivities']
    put?: never
    /** Add an activity */
    post: operations['addActivity']
    /** Delete one or many activities */
    delete: operations['removeActivities']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/api/activities/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Update an activity
     * @description Carries the whole record as the server gave it, with the edits laid over it.
     */
    put: operations['updateActivity']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/api/iGallery': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One page of images */
    get: operations['listImages']
    put?: never
    /** Add an image */
    post: operations['addImage']
    /** Delete one or many images */
    delete: operations['removeImages']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/api/iGallery/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Update an image
     * @description Carries the whole record as the server gave it, with the edits laid over it.
     */
    put: operations['updateImage']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/api/vGallery': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One page of videos */
    get: operations['listVideos']
    put?: never
    /** Add a video */
    post: operations['addVideo']
    /** Delete one or many videos */
    delete: operations['removeVideos']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/api/vGallery/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Update a video
     * @description Carries the whole record as the server gave it, with the edits laid over it.
     */
    put: operations['updateVideo']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/api/contactus': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One page of contact messages */
    get: operations['listContactMessages']
    put?: never
    post?: never
    /** Delete one or many contact messages */
    delete: operations['removeContactMessages']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/api/contactus/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Update a contact message
     * @description Carries the whole record as the server gave it, with the edits laid over it.
     */
    put: operations['updateContactMessage']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/api/mailrequest': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One page of mails */
    get: operations['listMails']
    put?: never
    /** Send a mail */
    post: operations['sendMail']
    /** Delete one or many mails */
    delete: operations['removeMails']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/api/mailrequest/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Update a mail
     * @description Carries the whole record as the server gave it, with the edits laid over it.
     */
    put: operations['updateMail']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/general/api/CourseRegister': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One page of registrations */
    get: operations['listRegistrations']
    put?: never
    post?: never
    /** Delete one or many registrations */
    delete: operations['removeRegistrations']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/weatherforecast': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The weather of the sample page */
    get: operations['forecast']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description A record's id; compared as text, sent back as it came. */
    Id: number | string
    /** @description Words for the person; a list is shown as bullet points. */
    UserMessage: string | string[] | null
    /** @description The verdict on a write. */
    Answer: {
      status: boolean
      userMessage?: components['schemas']['UserMessage']
    }
    /** @description A verdict whose fields may be absent. */
    LooseAnswer: {
      status?: boolean
      userMessage?: components['schemas']['UserMessage']
    }
    /** @description An error as ASP.NET Core words it (RFC 9457). Its status is a number, never the verdict. */
    Problem: {
      type?: string
      title?: string
      status?: number
      detail?: string
      instance?: string
      traceId?: string
      errors?: {
        [key: string]: string[]
      }
    }
    /** @description What every list answers with, beside its records. */
    PublicPage: {
      total_records?: number
      status?: boolean
      userMessage?: components['schemas']['UserMessage']
    }
    /** @description What every list of the back office answers with, beside its records. */
    Page: {
      total_records: number
      status?: boolean
      userMessage?: components['schemas']['UserMessage']
    }
    Deletion: {
      deleteData: components['schemas']['Id'][]
    }
    /**
     * Format: binary
     * @description The chosen file; the part is absent when none was chosen.
     */
    Upload: File | Blob
    /** @description Where the file lies; relative to the API's base unless absolute. */
    FilePath: string | null
    /** @description When the record was written, set by the server. */
    DateTime: string | null
    SignIn: {
      /** @description What was typed as User ID. */
      email: string
      /** Format: password */
      password: string
    }
    SignInAnswer: {
      userMessage: string
      token?: string
    }
    PasswordChange: {
      /** @description The e-mail kept at sign-in. */
      email: string
      /**
       * Format: password
       * @description The current one.
       */
      password: string
      /** Format: password */
      new_pass: string
    }
    Forecast: {
      date: string
      temperatureC: number
      temperatureF: number
      summary?: string | null
    }
    /** @description A line of the ticker. */
    Notification: {
      id: components['schemas']['Id']
      noti: string
      url?: string | null
      datetime?: components['schemas']['DateTime']
    }
    /** @description A line of the ticker, as the form sends it. */
    NotificationDraft: {
      noti: string
      url?: string
    }
    /** @description A line of the ticker, whole, with its edits. */
    NotificationPatch: {
      id?: components['schemas']['Id']
      noti: string
      url?: string | null
      datetime?: components['schemas']['DateTime']
    }
    /** @description A slide of the home page. */
    Slide: {
      id: components['schemas']['Id']
      filePath?: components['schemas']['FilePath']
      heading1?: string | null
      heading2?: string | null
      actionUrl?: string | null
      datetime?: components['schemas']['DateTime']
    }
    /** @description A slide of the home page, as the form sends it. */
    SlideDraft: {
      heading1?: string
      heading2?: string
      actionUrl?: string
      file?: components['schemas']['Upload']
    }
    /** @description A slide of the home page, whole, with its edits. */
    SlidePatch: {
      id?: components['schemas']['Id']
      filePath?: components['schemas']['FilePath']
      heading1?: string | null
      heading2?: string | null
      actionUrl?: string | null
      datetime?: components['schemas']['DateTime']
      file?: components['schemas']['Upload']
    }
    /** @description A Vedic course. */
    Course: {
      id: components['schemas']['Id']
      filePath?: components['schemas']['FilePath']
      title: string
      description?: string | null
      /** @description Free text, such as 2 Months, 45 Days. */
      duration?: string | null
      courseType?: string | null
      startDate?: string | null
      startTime?: string | null
      endTime?: string | null
      datetime?: components['schemas']['DateTime']
    }
    /** @description A Vedic course, as the form sends it. */
    CourseDraft: {
      title: string
      description?: string
      /** @description Free text, such as 2 Months, 45 Days. */
      duration?: string
      courseType?: string
      startDate?: string
      startTime?: string
      endTime?: string
      file?: components['schemas']['Upload']
    }
    /** @description A Vedic course, whole, with its edits. */
    CoursePatch: {
      id?: components['schemas']['Id']
      filePath?: components['schemas']['FilePath']
      title: string
      description?: string | null
      /** @description Free text, such as 2 Months, 45 Days. */
      duration?: string | null
      courseType?: string | null
      startDate?: string | null
      startTime?: string | null
      endTime?: string | null
      datetime?: components['schemas']['DateTime']
      file?: components['schemas']['Upload']
    }
    /** @description An event of the temple. */
    Activity: {
      id: components['schemas']['Id']
      filePath?: components['schemas']['FilePath']
      title: string
      description?: string | null
      date?: string | null
      time?: string | null
      courseType?: string | null
      datetime?: components['schemas']['DateTime']
    }
    /** @description An event of the temple, as the form sends it. */
    ActivityDraft: {
      title: string
      description?: string
      date?: string
      time?: string
      file?: components['schemas']['Upload']
    }
    /** @description An event of the temple, whole, with its edits. */
    ActivityPatch: {
      id?: components['schemas']['Id']
      filePath?: components['schemas']['FilePath']
      title: string
      description?: string | null
      date?: string | null
      time?: string | null
      courseType?: string | null
      datetime?: components['schemas']['DateTime']
      file?: components['schemas']['Upload']
    }
    /** @description A picture of the gallery. */
    Image: {
      id: components['schemas']['Id']
      filePath?: components['schemas']['FilePath']
      title?: string | null
      description?: string | null
      datetime?: components['schemas']['DateTime']
    }
    /** @description A picture of the gallery, as the form sends it. */
    ImageDraft: {
      title?: string
      description?: string
      file?: components['schemas']['Upload']
    }
    /** @description A picture of the gallery, whole, with its edits. */
    ImagePatch: {
      id?: components['schemas']['Id']
      filePath?: components['schemas']['FilePath']
      title?: string | null
      description?: string | null
      datetime?: components['schemas']['DateTime']
      file?: components['schemas']['Upload']
    }
    /** @description A video of the gallery. */
    Video: {
      id: components['schemas']['Id']
      videoLink: string
      title?: string | null
      description?: string | null
      datetime?: components['schemas']['DateTime']
    }
    /** @description A video of the gallery, as the form sends it. */
    VideoDraft: {
      videoLink: string
      title?: string
      description?: string
    }
    /** @description A video of the gallery, whole, with its edits. */
    VideoPatch: {
      id?: components['schemas']['Id']
      videoLink: string
      title?: string | null
      description?: string | null
      datetime?: components['schemas']['DateTime']
    }
    /** @description A message that a visitor sent. */
    ContactMessage: {
      id: components['schemas']['Id']
      name: string
      email: string
      subject: string
      message: string
      datetime?: components['schemas']['DateTime']
    }
    /** @description A message that a visitor sent, as the public form sends it. */
    ContactMessageDraft: {
      name: string
      email: string
      subject: string
      message: string
    }
    /** @description A message that a visitor sent, whole, with its edits. */
    ContactMessagePatch: {
      id?: components['schemas']['Id']
      name: string
      email: string
      subject: string
      message: string
      datetime?: components['schemas']['DateTime']
    }
    /** @description A mail of the log. */
    Mail: {
      id: components['schemas']['Id']
      filePath?: components['schemas']['FilePath']
      toEmail: string
      subject: string
      body?: string | null
      type?: string | null
      status?: string | null
      datetime?: components['schemas']['DateTime']
    }
    /** @description A mail to send. Its text is `Body`, with a capital letter as given. */
    MailDraft: {
      toEmail: string
      subject: string
      Body?: string
      file?: components['schemas']['Upload']
    }
    /** @description A mail with its edits. Its text goes as `Body` alone. */
    MailPatch: {
      id?: components['schemas']['Id']
      filePath?: components['schemas']['FilePath']
      toEmail: string
      subject: string
      Body?: string | null
      type?: string | null
      status?: string | null
      datetime?: components['schemas']['DateTime']
      file?: components['schemas']['Upload']
    }
    /** @description A registration for a course. */
    Registration: {
      id: components['schemas']['Id']
      name: string
      email: string
      mobno?: string | null
      course_type?: string | null
      course_name?: string | null
      course_id?: string | number | null
      language?: string | null
      address?: string | null
      comment?: string | null
      datetime?: components['schemas']['DateTime']
    }
    /** @description A registration for a course, as the public form sends it. */
    RegistrationDraft: {
      name: string
      email: string
      mobno?: string
      course_type?: string
      course_name?: string
      course_id?: string
      language: string
      address: string
      comment: string
    }
  }
  responses: {
    /** @description No token, or one that is no longer good. */
    Unauthorised: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
        'application/json': components['schemas']['LooseAnswer']
      }
    }
    /** @description The request was not understood. */
    Refused: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
        'application/json': components['schemas']['LooseAnswer']
      }
    }
    /** @description The server failed. */
    Failed: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
        'application/json': components['schemas']['LooseAnswer']
      }
    }
  }
  parameters: {
    /** @description Page number, from 1. */
    page: number
    /** @description Records on a page. Without it the list is whole. */
    pageSize: number
    /** @description Text looked for in the fields that the screen's search box names, in any letter case. */
    search: string
    /** @description The record's id, as the list gave it. */
    id: components['schemas']['Id']
  }
  requestBodies: {
    Deletion: {
      content: {
        'application/json': components['schemas']['Deletion']
      }
    }
  }
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  signIn: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['SignIn']
      }
    }
    responses: {
      /** @description The verdict, in words; with a token when the credentials were right. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SignInAnswer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  changePassword: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['PasswordChange']
      }
    }
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  sendMessage: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['ContactMessageDraft']
      }
    }
    responses: {
      /** @description Taken. The body's fields are optional. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LooseAnswer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  register: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['RegistrationDraft']
      }
    }
    responses: {
      /** @description Taken. The body's fields are optional. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LooseAnswer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listGalleryImages: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: components['parameters']['page']
        /** @description Records on a page. Without it the list is whole. */
        page_size?: components['parameters']['pageSize']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of records; the whole list without `page_size`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PublicPage'] & {
            record_per_page: components['schemas']['Image'][]
          }
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listGalleryVideos: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: components['parameters']['page']
        /** @description Records on a page. Without it the list is whole. */
        page_size?: components['parameters']['pageSize']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of records; the whole list without `page_size`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PublicPage'] & {
            record_per_page: components['schemas']['Video'][]
          }
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listNotifications: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: components['parameters']['page']
        /** @description Records on a page. Without it the list is whole. */
        page_size?: components['parameters']['pageSize']
        /** @description Text looked for in the fields that the screen's search box names, in any letter case. */
        search?: components['parameters']['search']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of records; the whole list without `page_size`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Page'] & {
            record_per_page: components['schemas']['Notification'][]
          }
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  addNotification: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['NotificationDraft']
      }
    }
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  removeNotifications: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['Deletion']
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  updateNotification: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The record's id, as the list gave it. */
        id: components['parameters']['id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['NotificationPatch']
      }
    }
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listSlides: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: components['parameters']['page']
        /** @description Records on a page. Without it the list is whole. */
        page_size?: components['parameters']['pageSize']
        /** @description Text looked for in the fields that the screen's search box names, in any letter case. */
        search?: components['parameters']['search']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of records; the whole list without `page_size`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Page'] & {
            record_per_page: components['schemas']['Slide'][]
          }
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  addSlide: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['SlideDraft']
      }
    }
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  removeSlides: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['Deletion']
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  updateSlide: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The record's id, as the list gave it. */
        id: components['parameters']['id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['SlidePatch']
      }
    }
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listCourses: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: components['parameters']['page']
        /** @description Records on a page. Without it the list is whole. */
        page_size?: components['parameters']['pageSize']
        /** @description Text looked for in the fields that the screen's search box names, in any letter case. */
        search?: components['parameters']['search']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of records; the whole list without `page_size`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Page'] & {
            record_per_page: components['schemas']['Course'][]
          }
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  addCourse: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['CourseDraft']
      }
    }
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  removeCourses: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['Deletion']
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  updateCourse: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The record's id, as the list gave it. */
        id: components['parameters']['id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['CoursePatch']
      }
    }
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listActivities: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: components['parameters']['page']
        /** @description Records on a page. Without it the list is whole. */
        page_size?: components['parameters']['pageSize']
        /** @description Text looked for in the fields that the screen's search box names, in any letter case. */
        search?: components['parameters']['search']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of records; the whole list without `page_size`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Page'] & {
            record_per_page: components['schemas']['Activity'][]
          }
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  addActivity: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['ActivityDraft']
      }
    }
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  removeActivities: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['Deletion']
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  updateActivity: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The record's id, as the list gave it. */
        id: components['parameters']['id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['ActivityPatch']
      }
    }
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listImages: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: components['parameters']['page']
        /** @description Records on a page. Without it the list is whole. */
        page_size?: components['parameters']['pageSize']
        /** @description Text looked for in the fields that the screen's search box names, in any letter case. */
        search?: components['parameters']['search']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of records; the whole list without `page_size`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Page'] & {
            record_per_page: components['schemas']['Image'][]
          }
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  addImage: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['ImageDraft']
      }
    }
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  removeImages: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['Deletion']
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  updateImage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The record's id, as the list gave it. */
        id: components['parameters']['id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['ImagePatch']
      }
    }
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listVideos: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: components['parameters']['page']
        /** @description Records on a page. Without it the list is whole. */
        page_size?: components['parameters']['pageSize']
        /** @description Text looked for in the fields that the screen's search box names, in any letter case. */
        search?: components['parameters']['search']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of records; the whole list without `page_size`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Page'] & {
            record_per_page: components['schemas']['Video'][]
          }
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  addVideo: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['VideoDraft']
      }
    }
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  removeVideos: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['Deletion']
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  updateVideo: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The record's id, as the list gave it. */
        id: components['parameters']['id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['VideoPatch']
      }
    }
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listContactMessages: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: components['parameters']['page']
        /** @description Records on a page. Without it the list is whole. */
        page_size?: components['parameters']['pageSize']
        /** @description Text looked for in the fields that the screen's search box names, in any letter case. */
        search?: components['parameters']['search']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of records; the whole list without `page_size`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Page'] & {
            record_per_page: components['schemas']['ContactMessage'][]
          }
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  removeContactMessages: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['Deletion']
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  updateContactMessage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The record's id, as the list gave it. */
        id: components['parameters']['id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['ContactMessagePatch']
      }
    }
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listMails: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: components['parameters']['page']
        /** @description Records on a page. Without it the list is whole. */
        page_size?: components['parameters']['pageSize']
        /** @description Text looked for in the fields that the screen's search box names, in any letter case. */
        search?: components['parameters']['search']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of records; the whole list without `page_size`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Page'] & {
            record_per_page: components['schemas']['Mail'][]
          }
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  sendMail: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['MailDraft']
      }
    }
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  removeMails: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['Deletion']
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  updateMail: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The record's id, as the list gave it. */
        id: components['parameters']['id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['MailPatch']
      }
    }
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listRegistrations: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: components['parameters']['page']
        /** @description Records on a page. Without it the list is whole. */
        page_size?: components['parameters']['pageSize']
        /** @description Text looked for in the fields that the screen's search box names, in any letter case. */
        search?: components['parameters']['search']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of records; the whole list without `page_size`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Page'] & {
            record_per_page: components['schemas']['Registration'][]
          }
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  removeRegistrations: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['Deletion']
    responses: {
      /** @description What came of it; accepted only when `status` is true. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Answer']
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  forecast: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A few days. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Forecast'][]
        }
      }
      401: components['responses']['Unauthorised']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
}
