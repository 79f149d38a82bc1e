export function AdminPostsPage() { return null; }
