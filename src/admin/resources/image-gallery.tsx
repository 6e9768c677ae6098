import { imageDescriptionMaxLength, imageTitleMaxLength } from '../../api/field-limits'
import { dateTimeCell } from '../cells/cells'
import { thumbnailCell } from '../cells/thumbnail-cell'
import { resource } from '../resource'

/** The pictures of the public gallery [IMAGELIST-1]. */
export const imageGallery = resource('/admin/api/iGallery', {
  title: 'Image Gallery',
  labels: { singular: 'image', plural: 'images' },
  search: { hint: 'Find by title or description', fields: 'title or description' },
  empty: 'Pictures added here appear in the image gallery of the website.',
  name: 'title',
  picture: 'filePath',
  summaryFields: ['description', 'datetime'],
  columns: [
    { field: 'filePath', label: 'Image', cell: thumbnailCell, width: 72 },
    { field: 'title', label: 'Title', width: 240 },
    { field: 'description', label: 'Description' },
    { field: 'datetime', label: 'Date & Time', cell: dateTimeCell, width: 102 },
  ],
  minWidth: 720,
  fields: [
    {
      field: 'file',
      label: 'Image',
      control: { picture: 'any size' },
      hint: 'Keep the image small: visitors wait for it.',
      required: 'add',
    },
    { field: 'title', label: 'Title', limit: imageTitleMaxLength },
    {
      field: 'description',
      label: 'Description',
      control: 'textarea',
      limit: imageDescriptionMaxLength,
    },
  ],
  size: 'lg',
  add: { title: 'Add Image', multiple: true },
  edit: { title: 'Update Record' },
  deleteTexts: {
    singular: 'This image will be removed from the website.',
    plural: 'They will be removed from the website.',
  },
})
