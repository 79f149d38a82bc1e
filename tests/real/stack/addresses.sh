# Where `npx supabase start --workdir tests/real/stack` has its services.
export TEST_POSTGRES_URL="postgresql://supabase_admin:postgres@127.0.0.1:55322/postgres"
export TEST_AUTH_URL="http://127.0.0.1:55321/auth/v1"
export TEST_STORAGE_URL="http://127.0.0.1:55321/storage/v1"
export TEST_REST_URL="http://127.0.0.1:55321/rest/v1"
export TEST_MAIL_URL="http://127.0.0.1:55324"
export TEST_GITHUB_URL="http://host.docker.internal:54398"
