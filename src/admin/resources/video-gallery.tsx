import {
  videoDescriptionMaxLength,
  videoTitleMaxLength,
  videoVideoLinkMaxLength,
} from '../../api/field-limits'
import { linkCell } from '../cells/link-cell'
import { videoCell } from '../cells/video-cell'
import { VideoPlayer } from '../cells/video-player'
import { dateTimeCell } from '../cells/time-cells'
import { resource } from '../resource'

export const videoGallery = resource('/admin/api/vGallery', {
  title: 'Video Gallery',
  labels: { singular: 'video', plural: 'videos' },
  search: { hint: 'Find by title or description', fields: 'title or description' },
  empty: 'Videos added here appear in the video gallery of the website.',
  name: 'title',
  picture: 'videoLink',
  summaryFields: ['description', 'datetime'],
  columns: [
    { field: 'videoLink', label: 'Video', cell: videoCell, width: 108 },
    { field: 'title', label: 'Title', width: 172 },
    { field: 'description', label: 'Description' },
    { field: 'videoLink', label: 'Link', cell: linkCell, width: 172 },
    { field: 'datetime', label: 'Date & Time', cell: dateTimeCell, width: 112 },
  ],
  fields: [
    {
      field: 'videoLink',
      label: 'Video link',
      control: 'video',
      limit: videoVideoLinkMaxLength,
      hint: 'An address at YouTube or Vimeo, or of a video file.',
      required: true,
    },
    { field: 'title', label: 'Title', limit: videoTitleMaxLength },
    {
      field: 'description',
      label: 'Description',
      control: 'textarea',
      limit: videoDescriptionMaxLength,
    },
  ],
  size: 'lg',
  add: { title: 'Add Video' },
  canImport: true,
  edit: { title: 'Update Record' },
  deleteTexts: {
    singular: 'This video will be removed from the website.',
    plural: 'They will be removed from the website.',
  },
  preview: ({ videoLink }, name) => <VideoPlayer link={videoLink} name={name} startsPaused />,
})
