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
     * @description Succeeded only when `userMessage` equals "Authentication successful". The same resource as `/general/api/login`: the two paths differ by the trailing slash alone, and each call is sent exactly as given.
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
    /**
     * Change the password
     * @description Changes the password of the signed-in account. The call contains the current password. The same resource as `/general/api/login/`: the two paths differ by the trailing slash alone, and each call is sent exactly as given.
     */
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
     * @description Succeeded unless `status` is present and not true. The trailing slash is as given. The same resource as `/general/api/CourseRegister`: the two paths differ in letter case and by the trailing slash alone, and each call is sent exactly as given.
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
    /**
     * One page of the public image gallery
     * @description The pictures for visitors, without a search. The same resource as `/admin/api/iGallery`: the two paths differ in letter case alone, and each call is sent exactly as given.
     */
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
    /**
     * One page of the public video gallery
     * @description The videos for visitors, without a search. The same resource as `/admin/api/vGallery`: the two paths differ in letter case alone, and each call is sent exactly as given.
     */
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
    /**
     * One page of notifications
     * @description The ticker lines, for visitors and admins alike.
     */
    get: operations['listNotifications']
    put?: never
    /**
     * Add a notification
     * @description Adds a line to the ticker.
     */
    post: operations['addNotification']
    /**
     * Delete one or many notifications
     * @description Deletes every record whose id is named; `userMessage` says so when some remain.
     */
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
     * @description Sends the whole record as the server returned it, with the edits applied.
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
    /**
     * One page of slides
     * @description The slides of the home page, for visitors and admins alike.
     */
    get: operations['listSlides']
    put?: never
    /**
     * Add a slide
     * @description Adds a slide with its picture to the home page.
     */
    post: operations['addSlide']
    /**
     * Delete one or many slides
     * @description Deletes every record whose id is named; `userMessage` says so when some remain.
     */
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
     * @description Sends the whole record as the server returned it, with the edits applied.
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
    /**
     * One page of courses
     * @description The courses, for visitors and admins alike.
     */
    get: operations['listCourses']
    put?: never
    /**
     * Add a course
     * @description Adds a course that visitors can register for.
     */
    post: operations['addCourse']
    /**
     * Delete one or many courses
     * @description Deletes every record whose id is named; `userMessage` says so when some remain.
     */
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
     * @description Sends the whole record as the server returned it, with the edits applied.
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
    /**
     * One page of activities
     * @description The events, for visitors and admins alike.
     */
    get: operations['listActivities']
    put?: never
    /**
     * Add an activity
     * @description Adds an event of the temple.
     */
    post: operations['addActivity']
    /**
     * Delete one or many activities
     * @description Deletes every record whose id is named; `userMessage` says so when some remain.
     */
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
     * @description Sends the whole record as the server returned it, with the edits applied.
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
    /**
     * One page of images
     * @description The pictures of the gallery, as the admin screens search them. The same resource as `/admin/api/igallery`: the two paths differ in letter case alone, and each call is sent exactly as given.
     */
    get: operations['listImages']
    put?: never
    /**
     * Add an image
     * @description Adds a picture to the gallery. The same resource as `/admin/api/igallery`: the two paths differ in letter case alone, and each call is sent exactly as given.
     */
    post: operations['addImage']
    /**
     * Delete one or many images
     * @description Deletes every record whose id is named; `userMessage` says so when some remain. The same resource as `/admin/api/igallery`: the two paths differ in letter case alone, and each call is sent exactly as given.
     */
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
     * @description Sends the whole record as the server returned it, with the edits applied.
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
    /**
     * One page of videos
     * @description The videos of the gallery, as the admin screens search them. The same resource as `/admin/api/vgallery`: the two paths differ in letter case alone, and each call is sent exactly as given.
     */
    get: operations['listVideos']
    put?: never
    /**
     * Add a video
     * @description Adds a video to the gallery. The same resource as `/admin/api/vgallery`: the two paths differ in letter case alone, and each call is sent exactly as given.
     */
    post: operations['addVideo']
    /**
     * Delete one or many videos
     * @description Deletes every record whose id is named; `userMessage` says so when some remain. The same resource as `/admin/api/vgallery`: the two paths differ in letter case alone, and each call is sent exactly as given.
     */
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
     * @description Sends the whole record as the server returned it, with the edits applied.
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
    /**
     * One page of contact messages
     * @description The messages that visitors sent; admins only.
     */
    get: operations['listContactMessages']
    put?: never
    post?: never
    /**
     * Delete one or many contact messages
     * @description Deletes every record whose id is named; `userMessage` says so when some remain.
     */
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
     * @description Sends the whole record as the server returned it, with the edits applied.
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
    /**
     * One page of mails
     * @description The log of sent mails; admins only.
     */
    get: operations['listMails']
    put?: never
    /**
     * Send a mail
     * @description Sends a mail and adds it to the log.
     */
    post: operations['sendMail']
    /**
     * Delete one or many mails
     * @description Deletes every record whose id is named; `userMessage` says so when some remain.
     */
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
     * @description Sends the whole record as the server returned it, with the edits applied.
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
    /**
     * One page of registrations
     * @description The registrations that visitors sent; admins only. The same resource as `/general/api/courseregister/`: the two paths differ in letter case and by the trailing slash alone, and each call is sent exactly as given.
     */
    get: operations['listRegistrations']
    put?: never
    post?: never
    /**
     * Delete one or many registrations
     * @description Deletes every record whose id is named; `userMessage` says so when some remain. The same resource as `/general/api/courseregister/`: the two paths differ in letter case and by the trailing slash alone, and each call is sent exactly as given.
     */
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
    /**
     * The weather of the sample page
     * @description A few days of sample weather, without a page or a search.
     */
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
    /**
     * @description A record's id; compared as text, sent back unchanged.
     * @example 1
     * @example 0f8fad5b-d9cb-469f-a165-70867728950e
     */
    Id: number | string
    /**
     * @description The message for the person; a list is shown as bullet points.
     * @example Record added successfully.
     * @example [
     *       "The title is too long.",
     *       "The picture is too large."
     *     ]
     * @example null
     */
    UserMessage: string | string[] | null
    /** @description The result of a write. */
    StatusResponse: {
      /** @description Whether the server accepted the request. Only true is success. */
      status: boolean
      userMessage?: components['schemas']['UserMessage']
    }
    /** @description A result whose fields may be absent. */
    LooseResponse: {
      /** @description Whether the server accepted the request. Absent counts as accepted. */
      status?: boolean
      userMessage?: components['schemas']['UserMessage']
    }
    /** @description The record as it was stored, whatever its fields. */
    StoredRecord: {
      id: components['schemas']['Id']
    } & {
      [key: string]: unknown
    }
    /** @description A refusal in the words of the server's framework. The person reads its sentences, each at its field; a list holds sentences, and any other field is the name of a form's field. */
    Refusal:
      | ({
          /** @description Not true; some frameworks send the HTTP status code. */
          status?: boolean | number | string
          userMessage?: components['schemas']['UserMessage']
          /** @description One sentence, or several. */
          message?: string | unknown[] | null
          /** @description One sentence, or a list of places with what is wrong there. */
          detail?: string | unknown[] | Record<string, never> | null
          /** @description The problem in a few words. */
          error?: string | Record<string, never> | null
          /** @description Sentences by field name, or a list of sentences or fields. */
          errors?: Record<string, never> | unknown[] | null
          /** @description Sentences that belong to no field. */
          non_field_errors?: string[]
        } & {
          [key: string]: unknown
        })
      | unknown[]
    /** @description An error in the words of RFC 9457, such as those of ASP.NET Core. Its status is a number, never the result of the write. */
    Problem: {
      /** @description A URI that names the kind of problem. */
      type?: string
      /** @description The problem in a few words. */
      title?: string
      /** @description The HTTP status code. */
      status?: number
      /** @description What went wrong this time. */
      detail?: string
      /** @description A URI of this occurrence. */
      instance?: string
      /** @description The id by which the server log knows the request. */
      traceId?: string
      /** @description What is wrong with each field: a list of sentences by field name. */
      errors?: Record<string, never> | unknown[]
    } & {
      [key: string]: unknown
    }
    /** @description What every list returns beside its records. */
    PublicPage: {
      /** @description How many records the list has on all pages, after the search. */
      total_records?: number
      /** @description Whether the server accepted the request. */
      status?: boolean
      userMessage?: components['schemas']['UserMessage']
    }
    /** @description What every list of the admin returns beside its records. */
    Page: {
      /** @description How many records the list has on all pages, after the search. */
      total_records: number
      /** @description Whether the server accepted the request. */
      status?: boolean
      userMessage?: components['schemas']['UserMessage']
    }
    /** @description The records to delete, by their ids. */
    Deletion: {
      /** @description The ids, as the list returned them; at least one. */
      deleteData: components['schemas']['Id'][]
    }
    /**
     * Format: binary
     * @description The chosen file; the part is absent when none was chosen.
     */
    Upload: File | Blob
    /**
     * @description Where the file lies; relative to the API's base unless absolute.
     * @example /files/ghat.jpg
     * @example https://files.example.org/ghat.jpg
     * @example null
     */
    FilePath: string | null
    /**
     * @description When the record was written, set by the server: ISO 8601 in India Standard Time (UTC+05:30), without an offset. A text that is no date is shown unchanged.
     * @example 2026-11-20T16:12:00
     * @example null
     */
    DateTime: string | null
    /** @description The credentials of an admin account. */
    SignIn: {
      /** @description What was typed as User ID. */
      email: string
      /**
       * Format: password
       * @description The password, as typed.
       */
      password: string
    }
    /** @description The outcome of a sign-in, which `userMessage` states. */
    SignInResponse: {
      /** @description "Authentication successful", or why the sign-in failed. */
      userMessage: string
      /** @description The bearer token of every further request. */
      token?: string
    }
    /** @description The account, its current password and the new one. */
    PasswordChange: {
      /** @description The e-mail kept at sign-in. */
      email: string
      /**
       * Format: password
       * @description The current one.
       */
      password: string
      /**
       * Format: password
       * @description The password to use from now on.
       */
      new_pass: string
    }
    /** @description The weather of one day. */
    Forecast: {
      /**
       * @description The day, as year-month-day in India Standard Time. Free text is possible and is shown unchanged.
       * @example 2026-12-13
       */
      date: string
      /** @description Degrees Celsius. */
      temperatureC: number
      /** @description Degrees Fahrenheit. */
      temperatureF: number
      /** @description The weather in one word. */
      summary?: string | null
    }
    /** @description A line of the ticker. */
    Notification: {
      id: components['schemas']['Id']
      /** @description The text of the ticker line. */
      noti: string
      /** @description Where the line leads: a path of the site or an http(s) address. */
      url?: string | null
      datetime?: components['schemas']['DateTime']
    }
    /** @description A line of the ticker, as the form sends it. */
    NotificationDraft: {
      /** @description The text of the ticker line. */
      noti: string
      /** @description Where the line leads: a path of the site or an http(s) address. */
      url?: string
    }
    /** @description A line of the ticker, with all its fields and the edits. */
    NotificationPatch: {
      id?: components['schemas']['Id']
      /** @description The text of the ticker line. */
      noti: string
      /** @description Where the line leads: a path of the site or an http(s) address. */
      url?: string | null
      datetime?: components['schemas']['DateTime']
    }
    /** @description A slide of the home page. */
    Slide: {
      id: components['schemas']['Id']
      filePath?: components['schemas']['FilePath']
      /** @description The large line on the slide. */
      heading1?: string | null
      /** @description The line below it. */
      heading2?: string | null
      /** @description Where the button of the slide leads: a path of the site or an http(s) address. */
      actionUrl?: string | null
      datetime?: components['schemas']['DateTime']
    }
    /** @description A slide of the home page, as the form sends it. */
    SlideDraft: {
      /** @description The large line on the slide. */
      heading1?: string
      /** @description The line below it. */
      heading2?: string
      /** @description Where the button of the slide leads: a path of the site or an http(s) address. */
      actionUrl?: string
      file?: components['schemas']['Upload']
    }
    /** @description A slide of the home page, with all its fields and the edits. */
    SlidePatch: {
      id?: components['schemas']['Id']
      filePath?: components['schemas']['FilePath']
      /** @description The large line on the slide. */
      heading1?: string | null
      /** @description The line below it. */
      heading2?: string | null
      /** @description Where the button of the slide leads: a path of the site or an http(s) address. */
      actionUrl?: string | null
      datetime?: components['schemas']['DateTime']
      file?: components['schemas']['Upload']
    }
    /** @description A Vedic course. */
    Course: {
      id: components['schemas']['Id']
      filePath?: components['schemas']['FilePath']
      /** @description The name of the course. */
      title: string
      /** @description What the course is about. */
      description?: string | null
      /** @description Free text, such as 2 Months, 45 Days. */
      duration?: string | null
      /** @description The heading under which the website lists the course, such as Short Term Courses. */
      courseType?: string | null
      /**
       * @description The first day, as year-month-day in India Standard Time. Free text is possible and is shown unchanged.
       * @example 2026-12-13
       */
      startDate?: string | null
      /**
       * @description When a lesson begins, as hours and minutes of 24 hours in India Standard Time. Free text is possible and is shown unchanged.
       * @example 18:00
       */
      startTime?: string | null
      /**
       * @description When a lesson ends, as hours and minutes of 24 hours in India Standard Time. Free text is possible and is shown unchanged.
       * @example 18:00
       */
      endTime?: string | null
      datetime?: components['schemas']['DateTime']
    }
    /** @description A Vedic course, as the form sends it. */
    CourseDraft: {
      /** @description The name of the course. */
      title: string
      /** @description What the course is about. */
      description?: string
      /** @description Free text, such as 2 Months, 45 Days. */
      duration?: string
      /** @description The heading under which the website lists the course, such as Short Term Courses. */
      courseType?: string
      /**
       * @description The first day, as year-month-day in India Standard Time. Free text is possible and is shown unchanged.
       * @example 2026-12-13
       */
      startDate?: string
      /**
       * @description When a lesson begins, as hours and minutes of 24 hours in India Standard Time. Free text is possible and is shown unchanged.
       * @example 18:00
       */
      startTime?: string
      /**
       * @description When a lesson ends, as hours and minutes of 24 hours in India Standard Time. Free text is possible and is shown unchanged.
       * @example 18:00
       */
      endTime?: string
      file?: components['schemas']['Upload']
    }
    /** @description A Vedic course, with all its fields and the edits. */
    CoursePatch: {
      id?: components['schemas']['Id']
      filePath?: components['schemas']['FilePath']
      /** @description The name of the course. */
      title: string
      /** @description What the course is about. */
      description?: string | null
      /** @description Free text, such as 2 Months, 45 Days. */
      duration?: string | null
      /** @description The heading under which the website lists the course, such as Short Term Courses. */
      courseType?: string | null
      /**
       * @description The first day, as year-month-day in India Standard Time. Free text is possible and is shown unchanged.
       * @example 2026-12-13
       */
      startDate?: string | null
      /**
       * @description When a lesson begins, as hours and minutes of 24 hours in India Standard Time. Free text is possible and is shown unchanged.
       * @example 18:00
       */
      startTime?: string | null
      /**
       * @description When a lesson ends, as hours and minutes of 24 hours in India Standard Time. Free text is possible and is shown unchanged.
       * @example 18:00
       */
      endTime?: string | null
      datetime?: components['schemas']['DateTime']
      file?: components['schemas']['Upload']
    }
    /** @description An event of the temple. */
    Activity: {
      id: components['schemas']['Id']
      filePath?: components['schemas']['FilePath']
      /** @description The name of the event. */
      title: string
      /** @description What happens there. */
      description?: string | null
      /**
       * @description The day of the event, as year-month-day in India Standard Time. Free text is possible and is shown unchanged.
       * @example 2026-12-13
       */
      date?: string | null
      /**
       * @description When it begins, as hours and minutes of 24 hours in India Standard Time. Free text is possible and is shown unchanged.
       * @example 18:00
       */
      time?: string | null
      /** @description The kind of event, shown on its card. */
      courseType?: string | null
      datetime?: components['schemas']['DateTime']
    }
    /** @description An event of the temple, as the form sends it. */
    ActivityDraft: {
      /** @description The name of the event. */
      title: string
      /** @description What happens there. */
      description?: string
      /**
       * @description The day of the event, as year-month-day in India Standard Time. Free text is possible and is shown unchanged.
       * @example 2026-12-13
       */
      date?: string
      /**
       * @description When it begins, as hours and minutes of 24 hours in India Standard Time. Free text is possible and is shown unchanged.
       * @example 18:00
       */
      time?: string
      file?: components['schemas']['Upload']
    }
    /** @description An event of the temple, with all its fields and the edits. */
    ActivityPatch: {
      id?: components['schemas']['Id']
      filePath?: components['schemas']['FilePath']
      /** @description The name of the event. */
      title: string
      /** @description What happens there. */
      description?: string | null
      /**
       * @description The day of the event, as year-month-day in India Standard Time. Free text is possible and is shown unchanged.
       * @example 2026-12-13
       */
      date?: string | null
      /**
       * @description When it begins, as hours and minutes of 24 hours in India Standard Time. Free text is possible and is shown unchanged.
       * @example 18:00
       */
      time?: string | null
      /** @description The kind of event, shown on its card. */
      courseType?: string | null
      datetime?: components['schemas']['DateTime']
      file?: components['schemas']['Upload']
    }
    /** @description A picture of the gallery. */
    Image: {
      id: components['schemas']['Id']
      filePath?: components['schemas']['FilePath']
      /** @description The caption of the picture. */
      title?: string | null
      /** @description The text below the caption. */
      description?: string | null
      datetime?: components['schemas']['DateTime']
    }
    /** @description A picture of the gallery, as the form sends it. */
    ImageDraft: {
      /** @description The caption of the picture. */
      title?: string
      /** @description The text below the caption. */
      description?: string
      file?: components['schemas']['Upload']
    }
    /** @description A picture of the gallery, with all its fields and the edits. */
    ImagePatch: {
      id?: components['schemas']['Id']
      filePath?: components['schemas']['FilePath']
      /** @description The caption of the picture. */
      title?: string | null
      /** @description The text below the caption. */
      description?: string | null
      datetime?: components['schemas']['DateTime']
      file?: components['schemas']['Upload']
    }
    /** @description A video of the gallery. */
    Video: {
      id: components['schemas']['Id']
      /** @description An embed or watch address at YouTube or Vimeo, or the address of a video file. */
      videoLink: string
      /** @description The caption of the video. */
      title?: string | null
      /** @description The text below the caption. */
      description?: string | null
      datetime?: components['schemas']['DateTime']
    }
    /** @description A video of the gallery, as the form sends it. */
    VideoDraft: {
      /** @description An embed or watch address at YouTube or Vimeo, or the address of a video file. */
      videoLink: string
      /** @description The caption of the video. */
      title?: string
      /** @description The text below the caption. */
      description?: string
    }
    /** @description A video of the gallery, with all its fields and the edits. */
    VideoPatch: {
      id?: components['schemas']['Id']
      /** @description An embed or watch address at YouTube or Vimeo, or the address of a video file. */
      videoLink: string
      /** @description The caption of the video. */
      title?: string | null
      /** @description The text below the caption. */
      description?: string | null
      datetime?: components['schemas']['DateTime']
    }
    /** @description A message that a visitor sent. */
    ContactMessage: {
      id: components['schemas']['Id']
      /** @description The name of the sender. */
      name: string
      /** @description The address for a reply. */
      email: string
      /** @description What the message is about. */
      subject: string
      /** @description The text of the message. */
      message: string
      datetime?: components['schemas']['DateTime']
    }
    /** @description A message that a visitor sent, as the public form sends it. */
    ContactMessageDraft: {
      /** @description The name of the sender. */
      name: string
      /** @description The address for a reply. */
      email: string
      /** @description What the message is about. */
      subject: string
      /** @description The text of the message. */
      message: string
    }
    /** @description A message that a visitor sent, with all its fields and the edits. */
    ContactMessagePatch: {
      id?: components['schemas']['Id']
      /** @description The name of the sender. */
      name: string
      /** @description The address for a reply. */
      email: string
      /** @description What the message is about. */
      subject: string
      /** @description The text of the message. */
      message: string
      datetime?: components['schemas']['DateTime']
    }
    /** @description A mail of the log. */
    Mail: {
      id: components['schemas']['Id']
      filePath?: components['schemas']['FilePath']
      /** @description The receiver: one address. */
      toEmail: string
      /** @description The subject of the mail. */
      subject: string
      /** @description The text of the mail. */
      body?: string | null
      /** @description How the mail was created, such as Compose. */
      type?: string | null
      /** @description The state of the mail, such as Sent. */
      status?: string | null
      datetime?: components['schemas']['DateTime']
    }
    /** @description A mail to send. Its text is `Body`, with a capital letter as given. */
    MailDraft: {
      /** @description The receiver: one address. */
      toEmail: string
      /** @description The subject of the mail. */
      subject: string
      /** @description The text of the mail; `body` in the record. */
      Body?: string
      file?: components['schemas']['Upload']
    }
    /** @description A mail with its edits. Its text is sent as `Body` only. */
    MailPatch: {
      id?: components['schemas']['Id']
      filePath?: components['schemas']['FilePath']
      /** @description The receiver: one address. */
      toEmail: string
      /** @description The subject of the mail. */
      subject: string
      /** @description The text of the mail; `body` in the record. */
      Body?: string | null
      /** @description How the mail was created, such as Compose. */
      type?: string | null
      /** @description The state of the mail, such as Sent. */
      status?: string | null
      datetime?: components['schemas']['DateTime']
      file?: components['schemas']['Upload']
    }
    /** @description A registration for a course. */
    Registration: {
      id: components['schemas']['Id']
      /** @description The name of the participant. */
      name: string
      /** @description The address for a reply. */
      email: string
      /** @description The mobile number, in any notation. */
      mobno?: string | null
      /** @description The type of the course. */
      course_type?: string | null
      /** @description The name of the course. */
      course_name?: string | null
      /** @description The id of the course, as the list of courses returned it. */
      course_id?: string | number | null
      /** @description The language of the lessons. */
      language?: string | null
      /** @description The postal address of the participant. */
      address?: string | null
      /** @description What the participant adds. */
      comment?: string | null
      datetime?: components['schemas']['DateTime']
    }
    /** @description A registration for a course, as the public form sends it. */
    RegistrationDraft: {
      /** @description The name of the participant. */
      name: string
      /** @description The address for a reply. */
      email: string
      /** @description The mobile number, in any notation. */
      mobno?: string
      /** @description The type of the course. */
      course_type?: string
      /** @description The name of the course. */
      course_name?: string
      /** @description The id of the course, as the list of courses returned it. */
      course_id?: string
      /** @description The language of the lessons. */
      language: string
      /** @description The postal address of the participant. */
      address: string
      /** @description What the participant adds. */
      comment: string
    }
  }
  responses: {
    /** @description The result as `userMessage`; with a token when the credentials were right. */
    SignedIn: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['SignInResponse']
      }
    }
    /** @description The outcome of a write; accepted only when `status` is true. The stored record alone, or no body at all, counts as accepted too. */
    Written: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json':
          components['schemas']['StatusResponse'] | components['schemas']['StoredRecord']
      }
    }
    /** @description The record was added, as REST frameworks say it; it counts as accepted, unless `status` is false. */
    Created: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json':
          components['schemas']['StatusResponse'] | components['schemas']['StoredRecord']
      }
    }
    /** @description Accepted, without a body. */
    Done: {
      headers: {
        [name: string]: unknown
      }
      content?: never
    }
    /** @description The outcome of a public form; accepted unless `status` is present and not true. Every field is optional; the stored record counts as accepted too. */
    Received: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json':
          components['schemas']['LooseResponse'] | components['schemas']['StoredRecord']
      }
    }
    /** @description The User ID or the password is wrong. No token was sent, so none has expired. */
    SignInRefused: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
        'application/json': components['schemas']['Refusal']
      }
    }
    /** @description No token, or one that is no longer valid. Several frameworks send no body, or 403 in its place; some refuse an old token on public calls too. */
    Unauthorised: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
        'application/json': components['schemas']['Refusal']
      }
    }
    /** @description The request was not understood, or its file is not accepted. A proxy may answer with a web page in place of JSON. */
    Refused: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
        'application/json': components['schemas']['Refusal']
      }
    }
    /** @description There is no such page, as Django REST framework says it beyond the last one. It counts as an empty page. */
    NoSuchPage: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
        'application/json': components['schemas']['Refusal']
      }
    }
    /** @description Too many requests; nothing was done. */
    TooMany: {
      headers: {
        'Retry-After': components['headers']['RetryAfter']
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
        'application/json': components['schemas']['Refusal']
      }
    }
    /** @description The server failed. Of a write nobody knows whether it was stored. */
    Failed: {
      headers: {
        'Retry-After': components['headers']['RetryAfter']
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
        'application/json': components['schemas']['Refusal']
      }
    }
  }
  parameters: {
    /** @description Page number, from 1. */
    page: number
    /** @description Records on a page. Without it the response has all records. A server that sends fewer says so by `total_records`, and the further pages are asked for. */
    pageSize: number
    /** @description Text to search for in the fields that the screen's search box names, in any letter case. */
    search: string
    /** @description The record's id, as the list returned it. */
    id: components['schemas']['Id']
  }
  requestBodies: {
    Deletion: {
      content: {
        'application/json': components['schemas']['Deletion']
      }
    }
  }
  headers: {
    /** @description When to try again, in seconds or as an HTTP date. */
    RetryAfter: number | string
  }
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
      200: components['responses']['SignedIn']
      201: components['responses']['SignedIn']
      401: components['responses']['SignInRefused']
      429: components['responses']['TooMany']
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
      200: components['responses']['Written']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
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
      200: components['responses']['Received']
      201: components['responses']['Created']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
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
      200: components['responses']['Received']
      201: components['responses']['Created']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listGalleryImages: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: components['parameters']['page']
        /** @description Records on a page. Without it the response has all records. A server that sends fewer says so by `total_records`, and the further pages are asked for. */
        page_size?: components['parameters']['pageSize']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of records; all records without `page_size`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PublicPage'] & {
            /** @description The records of this page, or all of them without `page_size`. */
            record_per_page: components['schemas']['Image'][]
          }
        }
      }
      401: components['responses']['Unauthorised']
      404: components['responses']['NoSuchPage']
      429: components['responses']['TooMany']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listGalleryVideos: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: components['parameters']['page']
        /** @description Records on a page. Without it the response has all records. A server that sends fewer says so by `total_records`, and the further pages are asked for. */
        page_size?: components['parameters']['pageSize']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of records; all records without `page_size`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PublicPage'] & {
            /** @description The records of this page, or all of them without `page_size`. */
            record_per_page: components['schemas']['Video'][]
          }
        }
      }
      401: components['responses']['Unauthorised']
      404: components['responses']['NoSuchPage']
      429: components['responses']['TooMany']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listNotifications: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: components['parameters']['page']
        /** @description Records on a page. Without it the response has all records. A server that sends fewer says so by `total_records`, and the further pages are asked for. */
        page_size?: components['parameters']['pageSize']
        /** @description Text to search for in the fields that the screen's search box names, in any letter case. */
        search?: components['parameters']['search']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of records; all records without `page_size`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Page'] & {
            /** @description The records of this page, or all of them without `page_size`. */
            record_per_page: components['schemas']['Notification'][]
          }
        }
      }
      401: components['responses']['Unauthorised']
      404: components['responses']['NoSuchPage']
      429: components['responses']['TooMany']
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
      200: components['responses']['Written']
      201: components['responses']['Created']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
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
      200: components['responses']['Written']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  updateNotification: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The record's id, as the list returned it. */
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
      200: components['responses']['Written']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listSlides: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: components['parameters']['page']
        /** @description Records on a page. Without it the response has all records. A server that sends fewer says so by `total_records`, and the further pages are asked for. */
        page_size?: components['parameters']['pageSize']
        /** @description Text to search for in the fields that the screen's search box names, in any letter case. */
        search?: components['parameters']['search']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of records; all records without `page_size`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Page'] & {
            /** @description The records of this page, or all of them without `page_size`. */
            record_per_page: components['schemas']['Slide'][]
          }
        }
      }
      401: components['responses']['Unauthorised']
      404: components['responses']['NoSuchPage']
      429: components['responses']['TooMany']
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
      200: components['responses']['Written']
      201: components['responses']['Created']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
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
      200: components['responses']['Written']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  updateSlide: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The record's id, as the list returned it. */
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
      200: components['responses']['Written']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listCourses: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: components['parameters']['page']
        /** @description Records on a page. Without it the response has all records. A server that sends fewer says so by `total_records`, and the further pages are asked for. */
        page_size?: components['parameters']['pageSize']
        /** @description Text to search for in the fields that the screen's search box names, in any letter case. */
        search?: components['parameters']['search']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of records; all records without `page_size`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Page'] & {
            /** @description The records of this page, or all of them without `page_size`. */
            record_per_page: components['schemas']['Course'][]
          }
        }
      }
      401: components['responses']['Unauthorised']
      404: components['responses']['NoSuchPage']
      429: components['responses']['TooMany']
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
      200: components['responses']['Written']
      201: components['responses']['Created']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
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
      200: components['responses']['Written']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  updateCourse: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The record's id, as the list returned it. */
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
      200: components['responses']['Written']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listActivities: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: components['parameters']['page']
        /** @description Records on a page. Without it the response has all records. A server that sends fewer says so by `total_records`, and the further pages are asked for. */
        page_size?: components['parameters']['pageSize']
        /** @description Text to search for in the fields that the screen's search box names, in any letter case. */
        search?: components['parameters']['search']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of records; all records without `page_size`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Page'] & {
            /** @description The records of this page, or all of them without `page_size`. */
            record_per_page: components['schemas']['Activity'][]
          }
        }
      }
      401: components['responses']['Unauthorised']
      404: components['responses']['NoSuchPage']
      429: components['responses']['TooMany']
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
      200: components['responses']['Written']
      201: components['responses']['Created']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
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
      200: components['responses']['Written']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  updateActivity: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The record's id, as the list returned it. */
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
      200: components['responses']['Written']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listImages: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: components['parameters']['page']
        /** @description Records on a page. Without it the response has all records. A server that sends fewer says so by `total_records`, and the further pages are asked for. */
        page_size?: components['parameters']['pageSize']
        /** @description Text to search for in the fields that the screen's search box names, in any letter case. */
        search?: components['parameters']['search']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of records; all records without `page_size`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Page'] & {
            /** @description The records of this page, or all of them without `page_size`. */
            record_per_page: components['schemas']['Image'][]
          }
        }
      }
      401: components['responses']['Unauthorised']
      404: components['responses']['NoSuchPage']
      429: components['responses']['TooMany']
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
      200: components['responses']['Written']
      201: components['responses']['Created']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
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
      200: components['responses']['Written']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  updateImage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The record's id, as the list returned it. */
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
      200: components['responses']['Written']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listVideos: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: components['parameters']['page']
        /** @description Records on a page. Without it the response has all records. A server that sends fewer says so by `total_records`, and the further pages are asked for. */
        page_size?: components['parameters']['pageSize']
        /** @description Text to search for in the fields that the screen's search box names, in any letter case. */
        search?: components['parameters']['search']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of records; all records without `page_size`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Page'] & {
            /** @description The records of this page, or all of them without `page_size`. */
            record_per_page: components['schemas']['Video'][]
          }
        }
      }
      401: components['responses']['Unauthorised']
      404: components['responses']['NoSuchPage']
      429: components['responses']['TooMany']
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
      200: components['responses']['Written']
      201: components['responses']['Created']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
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
      200: components['responses']['Written']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  updateVideo: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The record's id, as the list returned it. */
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
      200: components['responses']['Written']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listContactMessages: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: components['parameters']['page']
        /** @description Records on a page. Without it the response has all records. A server that sends fewer says so by `total_records`, and the further pages are asked for. */
        page_size?: components['parameters']['pageSize']
        /** @description Text to search for in the fields that the screen's search box names, in any letter case. */
        search?: components['parameters']['search']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of records; all records without `page_size`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Page'] & {
            /** @description The records of this page, or all of them without `page_size`. */
            record_per_page: components['schemas']['ContactMessage'][]
          }
        }
      }
      401: components['responses']['Unauthorised']
      404: components['responses']['NoSuchPage']
      429: components['responses']['TooMany']
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
      200: components['responses']['Written']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  updateContactMessage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The record's id, as the list returned it. */
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
      200: components['responses']['Written']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listMails: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: components['parameters']['page']
        /** @description Records on a page. Without it the response has all records. A server that sends fewer says so by `total_records`, and the further pages are asked for. */
        page_size?: components['parameters']['pageSize']
        /** @description Text to search for in the fields that the screen's search box names, in any letter case. */
        search?: components['parameters']['search']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of records; all records without `page_size`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Page'] & {
            /** @description The records of this page, or all of them without `page_size`. */
            record_per_page: components['schemas']['Mail'][]
          }
        }
      }
      401: components['responses']['Unauthorised']
      404: components['responses']['NoSuchPage']
      429: components['responses']['TooMany']
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
      200: components['responses']['Written']
      201: components['responses']['Created']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
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
      200: components['responses']['Written']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  updateMail: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The record's id, as the list returned it. */
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
      200: components['responses']['Written']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listRegistrations: {
    parameters: {
      query?: {
        /** @description Page number, from 1. */
        page?: components['parameters']['page']
        /** @description Records on a page. Without it the response has all records. A server that sends fewer says so by `total_records`, and the further pages are asked for. */
        page_size?: components['parameters']['pageSize']
        /** @description Text to search for in the fields that the screen's search box names, in any letter case. */
        search?: components['parameters']['search']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of records; all records without `page_size`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Page'] & {
            /** @description The records of this page, or all of them without `page_size`. */
            record_per_page: components['schemas']['Registration'][]
          }
        }
      }
      401: components['responses']['Unauthorised']
      404: components['responses']['NoSuchPage']
      429: components['responses']['TooMany']
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
      200: components['responses']['Written']
      204: components['responses']['Done']
      401: components['responses']['Unauthorised']
      429: components['responses']['TooMany']
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
      429: components['responses']['TooMany']
      '4XX': components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
}
