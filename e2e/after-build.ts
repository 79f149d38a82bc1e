/** Posts that exist when the pages are prerendered, and are changed by tests afterwards. */
export const editedPost = {
  id: "00000000-0000-4000-8000-0000000e0001",
  slug: "edited-after-the-build",
  title: "A title of the time of the build",
};
export const deletedPost = {
  id: "00000000-0000-4000-8000-0000000e0002",
  slug: "deleted-after-the-build",
  title: "A post that was taken down",
};
