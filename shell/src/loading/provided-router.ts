/**
 * The React Router exports that the shell provides to sections. Sharing the whole package would
 * double its size. Lint restricts sections to these names.
 */
export {
  Link,
  NavLink,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router';
